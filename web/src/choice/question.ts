// The typed questions of the server, under the names of `src/futago/choices/questions.py`.
export type {
  Assign,
  Cards,
  Exchange,
  Holder,
  Mark,
  Means,
  One,
  QuestionOption as Option,
  Pair,
  Path,
  Pay,
  Power,
  Question,
  Side,
  Thing,
} from '../lib/wire.ts';
