/** The list with another entry at a place; the entry that was there goes where that one was. */
export function swapped(list: readonly string[], place: number, entry: string): string[] {
  return list.map((other, n) => (n === place ? entry : other === entry ? list[place]! : other));
}
