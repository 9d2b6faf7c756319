// What the rules find wrong with a sketch, in the words of somebody who draws, with the place on the board.
import { hasText, say } from '../../lib/texts.svelte.ts';
import type { FaultShown } from '../../lib/wire.ts';
import { objectName } from '../names.ts';
import { columnOf, ROOMS, rowOf, SPACES_IN_A_ROOM, type Room, type Sketch } from './sketch.ts';

export interface Remark {
  readonly key: string;
  /** Something that has to be mended, rather than still to be drawn. */
  readonly wrong: boolean;
  readonly text: string;
  readonly spaces: readonly string[];
  /** Two or three words on the board, and the space that they belong to. */
  readonly tags: readonly { readonly place: string; readonly text: string; readonly low: boolean }[];
}

export const roomTitle = (room: Room) => say(`palace-page-room-${room}`);

/** Remarks on all faults, what is wrong first; faults that say the same become one. */
export function remarksOf(faults: readonly FaultShown[], sketch: Sketch): Remark[] {
  const kinds = new Map<string, FaultShown[]>();
  for (const fault of faults) {
    const { id } = fault.text;
    const key = TOGETHER.includes(id) ? id : `${id} ${fault.at.join(' ')}`;
    kinds.set(key, [...(kinds.get(key) ?? []), fault]);
  }
  const remarks = [...kinds].map(([key, those]) => remarkOn(key, those, sketch));
  return [...remarks.filter(({ wrong }) => wrong), ...remarks.filter(({ wrong }) => !wrong)];
}

const TOGETHER = ['palace-no-object', 'palace-no-centre', 'palace-not-connected'];
/** The faults of a palace that is not finished yet, rather than wrong. */
const UNFINISHED = [...TOGETHER, 'palace-rooms'];

function remarkOn(key: string, faults: readonly FaultShown[], sketch: Sketch): Remark {
  const { text } = faults[0]!;
  const { id } = text;
  const drawn = (places: readonly string[]) => places.filter((place) => place in sketch.cells);
  const spaces = [...new Set(faults.flatMap((fault) => drawn(fault.at)))];
  const room = sketch.cells[spaces[0] ?? '']?.room;
  const found = Number(text.args?.['count'] ?? 0);
  const few = id === 'palace-room-size' && found < SPACES_IN_A_ROOM;
  const args = {
    count: TOGETHER.includes(id) ? faults.length : id === 'palace-rooms' ? ROOMS.length - found : found,
    room: room ? roomTitle(room) : '',
    object: objectName(String(text.args?.['object'] ?? '')),
  };
  const name = id.replace('palace-', few ? 'few-' : '');
  const [sentence, tag] = [`palace-page-fault-${name}`, `palace-page-tag-${name}`];
  const low = id === 'palace-no-centre';
  const tags = hasText(tag)
    ? faults.flatMap((fault) => {
        const place = tagPlace(drawn(fault.at), low);
        return place ? [{ place, low, text: say(tag, args) }] : [];
      })
    : [];
  const wrong = !few && !UNFINISHED.includes(id);
  return { key, wrong, text: hasText(sentence) ? say(sentence, args) : say(text), spaces, tags };
}

/** The space of a group on which its tag stands: the uppermost or lowest one, nearest to the middle. */
export function tagPlace(spaces: readonly string[], low: boolean): string | undefined {
  const middle = spaces.reduce((sum, place) => sum + columnOf(place), 0) / spaces.length;
  const off = (place: string) => (low ? -10 : 10) * rowOf(place) + Math.abs(columnOf(place) - middle);
  return [...spaces].sort((one, other) => off(one) - off(other))[0];
}
