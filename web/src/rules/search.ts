// Finding words in the rules, whatever their accents and capitals.
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Lower case without accents, one character for each of the text. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

export function has(text: string, wanted: string): boolean {
  return plain(text).includes(plain(wanted));
}

/** The text in pieces: those that are the words looked for, and those between. */
export function pieces(text: string, wanted: string): Piece[] {
  const letters = [...text];
  const [within, word] = [plain(text), plain(wanted.trim())];
  if (!word) return [{ text, hit: false }];
  const found: Piece[] = [];
  let from = 0;
  for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, from)) {
    if (at > from) found.push({ text: letters.slice(from, at).join(''), hit: false });
    from = at + word.length;
    found.push({ text: letters.slice(at, from).join(''), hit: true });
  }
  if (from < letters.length) found.push({ text: letters.slice(from).join(''), hit: false });
  return found;
}
