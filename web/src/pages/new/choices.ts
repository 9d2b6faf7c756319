// The options of a new table: what the player chose, and what follows from it.
import type { Text } from '../../lib/fluent.ts';
import type { OwnValue } from '../../lib/game.ts';
import type { Form, FormOption, Json } from '../../lib/wire.ts';

export type Values = Readonly<Record<string, unknown>>;
export type OwnValues = Readonly<Record<string, readonly OwnValue[]>>;

export interface Choices {
  /** What the player chose; all other options have their defaults. */
  readonly chosen: Values;
  readonly form: Form;
  /** What options had before the last choice, where they followed it. */
  readonly before: Readonly<Record<string, Json>>;
  /** Why the last choice was not possible. */
  readonly refusal?: Text;
}

/** A value as it is typed, and as the fields of the form know it. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The choices with one more; `undefined` takes one back. */
export function withChoice(chosen: Values, option: string, value: unknown): Values {
  const rest = Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== option));
  return value === undefined ? rest : { ...rest, [option]: value };
}

/** What to ask the server for: the choices, and what goes with values that the player made. */
export function wanted(chosen: Values, own: OwnValues): Values {
  const made = Object.entries(chosen).map(([option, value]) =>
    own[option]?.find((one) => one.value === value),
  );
  return Object.assign({}, ...made.map((one) => one?.proposes ?? {}), chosen) as Values;
}

/** What a new table is made with: what the server did not refuse. */
export function settled({ chosen, form }: Choices, own: OwnValues): Values {
  const asked = Object.entries(wanted(chosen, own));
  return Object.fromEntries(asked.filter(([name]) => !(name in form.refused)));
}

/** The choices after the server's answer. Those that are no longer possible are given up. */
export function answered(last: Choices | undefined, chosen: Values, form: Form): Choices {
  const byPlayer = (name: string) => !last || written(last.chosen[name]) !== written(chosen[name]);
  const old = new Map(last?.form.options.map((option) => [option.name, option]));
  const follows = ({ name, used, value }: FormOption) => {
    const previous = old.get(name);
    return !byPlayer(name) && used && previous?.used && written(previous.value) !== written(value);
  };
  return {
    chosen: Object.fromEntries(Object.entries(chosen).filter(([name]) => !(name in form.refused))),
    form,
    before: Object.fromEntries(form.options.filter(follows).map(({ name }) => [name, old.get(name)!.value])),
    refusal: Object.entries(form.refused).find(([name]) => name in chosen && byPlayer(name))?.[1],
  };
}

/** The value that a field shows: at once what was chosen, else what the form says. */
export const shown = ({ chosen }: Choices, { name, value }: FormOption): unknown =>
  name in chosen ? chosen[name] : value;

/** The current value of every option. */
export function values(choices: Choices): Values {
  return Object.fromEntries(choices.form.options.map((option) => [option.name, shown(choices, option)]));
}
