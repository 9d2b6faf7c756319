/** What names a group of games. */
export interface GameOfGroup {
  game: string;
  by: string;
  value: string;
  bot?: boolean;
}
