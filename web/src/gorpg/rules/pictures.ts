// The pictures in the rules, by section.
import type { RulePictures } from '../../lib/game.ts';
import SunnyMarket from '../SunnyMarket.svelte';
import Blow from './Blow.svelte';
import Decks from './Decks.svelte';
import Slot from './Slot.svelte';
import Sums from './Sums.svelte';

const PICTURES: RulePictures = {
  goal: { picture: SunnyMarket, caption: 'rules-gorpg-picture-goal' },
  cards: { picture: Decks, caption: 'rules-gorpg-picture-cards' },
  numbers: { picture: Sums, caption: 'rules-gorpg-picture-numbers' },
  slots: { picture: Slot, caption: 'rules-gorpg-picture-slots' },
  battle: { picture: Blow, caption: 'rules-gorpg-picture-battle' },
};

export default PICTURES;
