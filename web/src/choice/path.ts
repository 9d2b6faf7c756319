// A path drawn step by step, its target, and the powers that go with it.
import { isRef, same, single, words, type Asker, type PathDraft, type Ref, type Tappable } from './drafts.ts';
import type { Path, Power } from './question.ts';

const SPACE = 'space';
const POWER = 'power';
/** What to tap before the target where a space could also be the next step. */
const TARGET: Ref = single('target');
/** What to tap to take the last step back where a tap on it would be one step more. */
const SHORTER: Ref = single('shorter');
/** What is being placed while the target is chosen. */
const MARK = '>';

// ---------------------------------------------------------------- where it may go

const isFree = (question: Path): boolean => !Object.keys(question.near ?? {}).length;

function near(question: Path, path: readonly string[]): string[] {
  const last = path.at(-1);
  if (last === undefined && question.start) return [question.start];
  if (last === undefined || isFree(question)) return question.spaces;
  return (question.near?.[last] ?? []).filter((space) => !path.includes(space));
}

function leadsOn(question: Path, path: readonly string[], steps: number): boolean {
  if (path.length > steps) return false;
  if (isFree(question)) return true;
  if (path.length === steps) return targets(question, path).length > 0;
  return near(question, path).some((space) => leadsOn(question, [...path, space], steps));
}

/** The numbers of steps that a path may have. */
function lengths(question: Path, longer: boolean): number[] {
  if (longer) return [question.most + 1];
  return Array.from({ length: question.most - question.least + 1 }, (_, i) => question.least + i);
}

const leadsSomewhere = (question: Path, path: readonly string[], longer: boolean): boolean =>
  lengths(question, longer).some((steps) => leadsOn(question, path, steps));

/** The spaces that a path may go on to. */
function steps(question: Path, path: readonly string[], longer: boolean): string[] {
  return near(question, path).filter((space) => leadsSomewhere(question, [...path, space], longer));
}

function targets(question: Path, path: readonly string[], longer = false): string[] {
  if (path.length < (longer ? question.most + 1 : question.least)) return [];
  if (!path.length) return question.targets;
  return near(question, path).filter((space) => question.targets.includes(space));
}

const startOf = (question: Path): string[] => (question.start ? [question.start] : []);

const longest = (question: Path) => question.powers?.find((power) => power.place === 'longer');

/** The path with all steps that cannot be otherwise, and with the only possible target. */
function taken(question: Path, draft: PathDraft): PathDraft {
  const path = [...draft.path];
  for (;;) {
    const ends = targets(question, path, draft.longer);
    const ways = steps(question, path, draft.longer);
    const [way] = ways;
    const [end] = ends;
    if (ends.length && (ways.length || ends.length > 1)) break;
    if (end !== undefined) return pruned(question, { ...draft, path, target: end });
    if (ways.length !== 1 || way === undefined) break;
    path.push(way);
  }
  return { ...draft, path };
}

// ---------------------------------------------------------------- powers

/** Where a power may be placed: spaces or options, by kind and id, with the words for it. */
function places(question: Path, power: Power, draft: PathDraft): (Ref & { words: string })[] {
  if (power.place === 'pick') {
    return (power.options ?? []).map((one) => ({ kind: one.kind, id: one.id, words: words(one) }));
  }
  return placeSpaces(question, power, draft).map((id) => ({ kind: SPACE, id, words: id }));
}

function placeSpaces(question: Path, power: Power, { path, target }: PathDraft): string[] {
  if (power.place === 'on') return [...new Set(path)];
  if (power.place === 'off')
    return question.spaces.filter((space) => !path.includes(space) && space !== target);
  return power.place === 'any' ? question.spaces : [];
}

const isUsed = (power: Power, draft: PathDraft): boolean =>
  power.place === 'longer' ? draft.longer : power.word in draft.powers;

const isNeeded = (question: Path, power: Power, draft: PathDraft): boolean =>
  !power.needs?.length ||
  (question.powers ?? []).some((other) => power.needs?.includes(other.word) && isUsed(other, draft));

/** Without what the powers can no longer be used for. */
function pruned(question: Path, draft: PathDraft): PathDraft {
  const powers: Record<string, string> = {};
  for (const power of question.powers ?? []) {
    const where = draft.powers[power.word];
    if (where === undefined) continue;
    const known = { ...draft, powers };
    const fits =
      power.place === 'flag'
        ? isNeeded(question, power, known)
        : draft.target === null || places(question, power, draft).some((place) => place.words === where);
    if (fits) powers[power.word] = where;
  }
  const placing = draft.target === null && draft.placing !== MARK ? null : draft.placing;
  return { ...draft, powers, placing };
}

/** Whether a power can be tapped now. */
function isOffered(question: Path, power: Power, draft: PathDraft): boolean {
  // A path that cannot go on is cut back to where it can.
  if (power.place === 'longer') return draft.longer || leadsSomewhere(question, startOf(question), true);
  if (isUsed(power, draft) || draft.placing === power.word) return true;
  if (draft.target === null) return false;
  return power.place === 'flag'
    ? isNeeded(question, power, draft)
    : places(question, power, draft).length > 0;
}

/** Whether there is no path without the longer way. */
const hasToBeLonger = (question: Path): boolean =>
  !!longest(question) && !leadsSomewhere(question, startOf(question), false);

function tapPower(question: Path, draft: PathDraft, power: Power): PathDraft | null {
  if (!isOffered(question, power, draft)) return null;
  if (power.place === 'longer') return lengthened(question, draft);
  if (draft.placing === power.word) return { ...draft, placing: null };
  if (isUsed(power, draft)) {
    const { [power.word]: _, ...powers } = draft.powers;
    return pruned(question, { ...draft, powers, placing: null });
  }
  if (power.place === 'flag') return { ...draft, powers: { ...draft.powers, [power.word]: '' } };
  return { ...draft, placing: power.word };
}

function lengthened(question: Path, draft: PathDraft): PathDraft {
  if (draft.longer && hasToBeLonger(question)) return draft;
  const changed = { ...draft, longer: !draft.longer, target: null, placing: null };
  let path = draft.path;
  while (path.length && !leadsSomewhere(question, path, changed.longer)) path = path.slice(0, -1);
  return taken(question, pruned(question, { ...changed, path }));
}

// ---------------------------------------------------------------- tapping

const cut = (question: Path, draft: PathDraft, length: number): PathDraft =>
  taken(
    question,
    pruned(question, { ...draft, path: draft.path.slice(0, length), target: null, placing: null }),
  );

function tapSpace(question: Path, draft: PathDraft, id: string): PathDraft | null {
  const { path, longer } = draft;
  if (draft.target === id) return cut(question, draft, path.length);
  if (draft.placing !== MARK && draft.target === null && steps(question, path, longer).includes(id)) {
    return taken(question, { ...draft, path: [...path, id] });
  }
  if (targets(question, path, longer).includes(id)) {
    return pruned(question, { ...draft, target: id, placing: null });
  }
  const at = path.indexOf(id);
  if (at < 0) return null;
  const isLast = at === path.length - 1 && draft.target === null;
  return cut(question, draft, isLast ? at : at + 1);
}

const spaceLabel = (space: string) => ({ id: 'table-page-space', args: { space } });

/** Whether a space could be the next step as well as the target. */
const isEither = (question: Path, { path, target, longer }: PathDraft): boolean =>
  target === null && targets(question, path, longer).length > 0 && steps(question, path, longer).length > 0;

const canBeShorter = (question: Path, { path, target, placing }: PathDraft): boolean =>
  isFree(question) && path.length > 0 && target === null && placing === null;

const button = (text: string): Omit<Tappable, keyof Ref> => ({
  label: { id: text },
  mark: '',
  chosen: false,
  value: 0,
  role: 'ending',
  level: 0,
});

function spaceThings(question: Path, draft: PathDraft): Tappable[] {
  const { path, target, longer } = draft;
  const ways = target === null && draft.placing !== MARK ? steps(question, path, longer) : [];
  const ends = ways.length ? [] : targets(question, path, longer);
  const thing = (id: string, role: string, more: Partial<Tappable>): Tappable => {
    const place = path.indexOf(id) + 1;
    const known = { kind: SPACE, id, label: spaceLabel(id), value: 0, role, level: 0 };
    return { ...known, mark: 'usual', chosen: place > 0, ...(place ? { place } : {}), ...more };
  };
  const laid = path.filter((id, i) => path.indexOf(id) === i && !ways.includes(id) && !ends.includes(id));
  const other = { ...TARGET, ...button('table-page-target'), chosen: draft.placing === MARK };
  return [
    ...laid.map((id) => thing(id, 'step', { mark: '' })),
    ...ways.map((id) => thing(id, 'next', {})),
    ...ends.map((id) => thing(id, 'target', { chosen: id === target })),
    ...(isEither(question, draft) ? [other] : []),
    ...(canBeShorter(question, draft) ? [{ ...SHORTER, ...button('table-page-shorter') }] : []),
  ];
}

function placeThings(question: Path, draft: PathDraft, power: Power): Tappable[] {
  return places(question, power, draft).map(({ kind, id }) => {
    const option = power.options?.find((one) => isRef(one, kind, id));
    const label = option?.label ?? spaceLabel(id);
    return {
      kind,
      id,
      label,
      mark: 'usual',
      chosen: false,
      value: option?.value ?? 0,
      role: 'place',
      level: 0,
    };
  });
}

const powerThing = (power: Power, draft: PathDraft): Tappable => ({
  kind: POWER,
  id: power.word,
  label: power.label,
  mark: power.place === 'flag' ? '' : 'costly',
  chosen: isUsed(power, draft) || draft.placing === power.word,
  value: 0,
  role: 'power',
  level: 0,
});

const powerOf = (question: Path, word: string | null) =>
  question.powers?.find((power) => power.word === word);

function begin(question: Path): PathDraft {
  const longer = hasToBeLonger(question);
  return taken(question, { ask: 'path', path: [], target: null, longer, powers: {}, placing: null });
}

export const path: Asker<Path, PathDraft> = {
  begin,

  things(question, draft) {
    const placing = powerOf(question, draft.placing);
    const spaces = placing ? placeThings(question, draft, placing) : spaceThings(question, draft);
    const powers = (question.powers ?? []).filter((power) => isOffered(question, power, draft));
    return [...spaces, ...powers.map((power) => powerThing(power, draft))];
  },

  tap(question, draft, kind, id) {
    const power = kind === POWER ? powerOf(question, id) : undefined;
    if (power) return tapPower(question, draft, power);
    const placing = powerOf(question, draft.placing);
    if (placing) {
      const place = places(question, placing, draft).find((one) => isRef(one, kind, id));
      if (!place) return null;
      return { ...draft, powers: { ...draft.powers, [placing.word]: place.words }, placing: null };
    }
    if (isRef(TARGET, kind, id) && isEither(question, draft)) {
      return { ...draft, placing: draft.placing === MARK ? null : MARK };
    }
    if (isRef(SHORTER, kind, id) && canBeShorter(question, draft)) {
      return cut(question, draft, draft.path.length - 1);
    }
    return kind === SPACE ? tapSpace(question, draft, id) : null;
  },

  back(question, draft) {
    if (draft.placing !== null) return { ...draft, placing: null };
    const last = Object.keys(draft.powers).at(-1);
    if (last !== undefined) {
      const { [last]: _, ...powers } = draft.powers;
      return pruned(question, { ...draft, powers });
    }
    for (let length = draft.path.length - (draft.target === null ? 1 : 0); length >= 0; length--) {
      const before = cut(question, draft, length);
      if (!same(before, draft)) return before;
    }
    const first = begin(question);
    return same(first, draft) ? null : first;
  },

  moves(question, draft) {
    const { path, target, longer } = draft;
    if (target === null || draft.placing !== null || !lengths(question, longer).includes(path.length))
      return null;
    if (!targets(question, path, longer).includes(target)) return null;
    return [writtenPath(question, draft)];
  },

  written: writtenPath,

  read(question, moves) {
    const written = moves.length === 1 ? (moves[0] ?? []) : [];
    const mark = written.indexOf('>');
    const target = written[mark + 1];
    if (mark < 0 || target === undefined) return null;
    const draft: PathDraft = {
      ask: 'path',
      path: written.slice(0, mark),
      target,
      longer: false,
      powers: {},
      placing: null,
    };
    let rest = written.slice(mark + 2);
    for (const power of question.powers ?? []) {
      if (rest[0] !== power.word) continue;
      if (power.place === 'longer') draft.longer = true;
      else draft.powers[power.word] = power.place === 'flag' ? '' : (rest[1] ?? '');
      rest = rest.slice(power.place === 'longer' || power.place === 'flag' ? 1 : 2);
    }
    const fits =
      !rest.length && isWhole(question, draft) && same(pruned(question, draft).powers, draft.powers);
    return fits ? draft : null;
  },

  towards,
};

function writtenPath(question: Path, draft: PathDraft): string {
  const parts = [...draft.path];
  if (draft.target !== null) parts.push('>', draft.target);
  for (const power of question.powers ?? []) {
    if (!isUsed(power, draft)) continue;
    parts.push(power.word);
    const where = draft.powers[power.word];
    if (where) parts.push(where);
  }
  return parts.join(' ');
}

/** Whether a path may be drawn like this, step by step. */
function isWhole(question: Path, { path, target, longer }: PathDraft): boolean {
  if (target === null || !lengths(question, longer).includes(path.length)) return false;
  const drawn = path.every((space, i) => steps(question, path.slice(0, i), longer).includes(space));
  return drawn && targets(question, path, longer).includes(target);
}

function towards(question: Path, draft: PathDraft, goal: PathDraft): Ref[] {
  const space = (id: string): Ref[] => [{ kind: SPACE, id }];
  const power = (id: string): Ref[] => [{ kind: POWER, id }];
  const wanted = (question.powers ?? []).find(
    (one) => one.place !== 'longer' && !isUsed(one, draft) && one.word in goal.powers,
  );
  if (draft.placing === MARK) {
    if (goal.path.length > draft.path.length || !same(draft.path, goal.path.slice(0, draft.path.length)))
      return [TARGET];
  } else if (draft.placing !== null) {
    const placing = powerOf(question, draft.placing);
    const place = placing
      ? places(question, placing, draft).find((one) => one.words === goal.powers[placing.word])
      : undefined;
    return place && !goalDiffers(draft, goal) ? [{ kind: place.kind, id: place.id }] : power(draft.placing);
  }
  const longer = longest(question);
  if (longer && draft.longer !== goal.longer) return power(longer.word);
  const right = draft.path.findIndex((id, i) => id !== goal.path[i]);
  const many = draft.path.length > goal.path.length;
  if (isFree(question) && (right >= 0 || many))
    return draft.target === null ? [SHORTER] : space(draft.target);
  if (right > 0) return space(draft.path[right - 1] ?? '');
  if (right === 0) return space(draft.path[0] ?? '');
  const next = goal.path[draft.path.length];
  if (next !== undefined) return space(draft.target ?? next);
  if (draft.target !== goal.target && goal.target !== null) {
    return isEither(question, draft) && draft.placing !== MARK ? [TARGET] : space(goal.target);
  }
  const wrong = Object.keys(draft.powers).find((word) => draft.powers[word] !== goal.powers[word]);
  if (wrong !== undefined) return power(wrong);
  return wanted ? power(wanted.word) : [];
}

const goalDiffers = (draft: PathDraft, goal: PathDraft): boolean =>
  draft.longer !== goal.longer || draft.target !== goal.target || !same(draft.path, goal.path);

/** The powers that can still be added to a whole path, but for the one that changes the path. */
export const offeredPowers = (question: Path, draft: PathDraft): Power[] =>
  (question.powers ?? []).filter(
    (power) => power.place !== 'longer' && !isUsed(power, draft) && isOffered(question, power, draft),
  );
