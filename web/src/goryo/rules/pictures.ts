// The pictures in the rules, by section.
import type { RulePictures } from '../../lib/game.ts';
import NightPalace from '../NightPalace.svelte';
import Corner from './Corner.svelte';
import GardenPicture from './GardenPicture.svelte';
import GongPicture from './GongPicture.svelte';
import { planAlong } from './palace.ts';

const START = { cat: 'f1', broken: ['f1'] };
const GUARDS = { green: 'b2', purple: 'e2' };

const PICTURES: RulePictures = {
  goal: { picture: NightPalace, caption: 'rules-goryo-picture-goal' },
  palace: {
    picture: Corner,
    props: { steps: ['b2-b1', 'b2-a2', 'b2-b3', 'b2-c2', 'c2-d2'] },
    caption: 'rules-goryo-picture-palace',
  },
  setup: { picture: Corner, props: { ...START, samurai: GUARDS }, caption: 'rules-goryo-picture-setup' },
  plan: {
    picture: Corner,
    props: { ...START, samurai: { green: 'b2' }, plan: planAlong('f1 f2 e2 d2 c2') },
    caption: 'rules-goryo-picture-plan',
  },
  powers: {
    picture: Corner,
    props: { ...START, plan: planAlong('f1 e1 e2 d2 c2 b2', { sprint: true, trail: 'f3' }) },
    caption: 'rules-goryo-picture-powers',
  },
  genjutsu: {
    picture: Corner,
    props: {
      ...START,
      samurai: { green: 'b2' },
      plan: planAlong('f1 f2 e2 d2 c2', { shadow: 'e2', illusion: 'green' }),
    },
    caption: 'rules-goryo-picture-genjutsu',
  },
  samurai: {
    picture: Corner,
    props: { ...START, samurai: { green: 'b2', purple: 'e2' }, steps: ['b2-c2', 'c2-d2'] },
    caption: 'rules-goryo-picture-samurai',
  },
  asking: {
    picture: Corner,
    props: { ...START, samurai: { green: 'c2' }, prints: { c2: true, d2: true, c1: false } },
    caption: 'rules-goryo-picture-asking',
  },
  discovery: {
    picture: Corner,
    props: {
      cat: 'c2',
      broken: ['f1', 'c2'],
      samurai: { green: 'c2' },
      prints: { d2: true, c1: false },
      plan: planAlong('f1 f2 e2 d2 c2'),
    },
    caption: 'rules-goryo-picture-discovery',
  },
  gong: { picture: GongPicture, caption: 'rules-goryo-picture-gong' },
  bound: { picture: GardenPicture, caption: 'rules-goryo-picture-bound' },
};

export default PICTURES;
