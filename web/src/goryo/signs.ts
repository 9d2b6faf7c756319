// The three things that a samurai does, each with one sign wherever it is seen; within 24 by 24.
export const SIGNS = {
  move: 'M9 4C12 4 13 7 12 11L10 15H7L6 8C6 5 7 4 9 4ZM7 17H10.5C10.5 20 8 21 7 19ZM16 8C18 9 18 12 17 15L15 17.5L13.5 16',
  search: 'M10 4A6 6 0 1 1 10 16A6 6 0 0 1 10 4M14.5 14.5L20 20',
  sniff: 'M13 3C12 9 6 12 7 16C8 19 12 18 13 16C14 18 17 18 17 15M4 20C8 18 9 21 13 20S18 19 20 20',
} as const;
export type Sign = keyof typeof SIGNS;
