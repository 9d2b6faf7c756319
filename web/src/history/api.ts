// The requests of the page with my games.
import { ask, query } from '../lib/api.ts';
import type { MyGames, Statistics } from '../lib/wire.ts';

export interface Filter {
  search: string;
  game: string;
  role: string;
  opponent: string;
  result: string;
}

export const NO_FILTER: Filter = { search: '', game: '', role: '', opponent: '', result: '' };

export const myGames = (filter: Filter, first: number) =>
  ask<MyGames>('GET', `/me/games${query({ ...filter, first })}`);
export const myStatistics = () => ask<Statistics>('GET', '/me/statistics');
