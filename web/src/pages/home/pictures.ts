// The pictures of the games on the home page, loaded along with it.
import type { Component } from 'svelte';
import { CLIENTS } from '../../lib/games.ts';

export const pictures = new Map<string, Component>();

export async function loadPictures(): Promise<void> {
  const loading = [...CLIENTS].map(async ([game, client]) => {
    pictures.set(game, (await client.picture()).default);
  });
  await Promise.all(loading);
}
