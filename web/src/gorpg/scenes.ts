// What a table shows outside of battles. One module: apart, what these share would be a dozen small files.
export { default as Board } from './Board.svelte';
export { default as Muster } from './Muster.svelte';
export { default as Overlord } from './Overlord.svelte';
export { default as Scores } from './Scores.svelte';
export { default as Town } from './Town.svelte';
export { default as Trade } from './Trade.svelte';
