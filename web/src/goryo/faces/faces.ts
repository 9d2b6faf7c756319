// What each cat and each captain looks like; the parts are drawn in CatFace and CaptainFace.

export interface CatLook {
  /** The colour behind her. */
  sky: string;
  fur: string;
  /** Stripes, patches and the inside of her ears. */
  marks: string;
  coat: 'plain' | 'stripes' | 'patch' | 'mask';
  eyes: 'wide' | 'round' | 'half' | 'shut' | 'slit';
  iris: string;
  /** The colour of her collar. */
  collar?: string;
  bell?: boolean;
  /** An old cat spirit: two tails, long brows, flames. */
  spirit?: boolean;
  scar?: boolean;
  kitten?: boolean;
}

export interface CaptainLook {
  wall: string;
  skin: string;
  hair: string;
  armour: string;
  hat: 'cone' | 'helmet' | 'band' | 'knot' | 'loose';
  hatColour: string;
  crest?: 'moon' | 'sun' | 'horns';
  eyes: 'round' | 'stern' | 'sleepy' | 'shut' | 'keen';
  brows: 'thin' | 'thick' | 'long';
  beard?: 'moustache' | 'goatee' | 'full' | 'long';
  mouth: 'smile' | 'flat' | 'open' | 'grin';
  blush?: boolean;
}

export const CATS: Readonly<Record<string, CatLook>> = {
  fuwa: { sky: '#3b4268', fur: '#d9cfe0', marks: '#b7a4c4', coat: 'plain', eyes: 'shut', iris: '#7a9ec2' },
  mikan: {
    sky: '#35507a',
    fur: '#f0a04b',
    marks: '#c9702a',
    coat: 'stripes',
    eyes: 'wide',
    iris: '#5b8f4e',
    collar: '#b83a26',
    bell: true,
    kitten: true,
  },
  kuri: {
    sky: '#54462f',
    fur: '#a9764a',
    marks: '#6f4527',
    coat: 'stripes',
    eyes: 'round',
    iris: '#e3bd63',
  },
  sumi: { sky: '#6b7aa3', fur: '#2a2b33', marks: '#4a4c59', coat: 'plain', eyes: 'round', iris: '#e3a83a' },
  tora: {
    sky: '#4f6f3a',
    fur: '#d9a441',
    marks: '#3a2c21',
    coat: 'stripes',
    eyes: 'slit',
    iris: '#9cc27d',
    scar: true,
  },
  yuki: {
    sky: '#2f4b7c',
    fur: '#f4f1ec',
    marks: '#c9d4e4',
    coat: 'mask',
    eyes: 'half',
    iris: '#6fa3d8',
    collar: '#8fb0e8',
  },
  kagero: {
    sky: '#2a1a24',
    fur: '#e9e2d4',
    marks: '#b83a26',
    coat: 'mask',
    eyes: 'slit',
    iris: '#f07b63',
    spirit: true,
  },
};

export const CAPTAINS: Readonly<Record<string, CaptainLook>> = {
  donbei: {
    wall: '#7a6a4e',
    skin: '#e8b98f',
    hair: '#5b4636',
    armour: '#6d7284',
    hat: 'loose',
    hatColour: '#5b4636',
    eyes: 'sleepy',
    brows: 'thin',
    beard: 'goatee',
    mouth: 'open',
    blush: true,
  },
  jiro: {
    wall: '#9ab38a',
    skin: '#f0c9a0',
    hair: '#2a2b33',
    armour: '#4f6f3a',
    hat: 'band',
    hatColour: '#fffdf8',
    eyes: 'round',
    brows: 'thin',
    mouth: 'smile',
    blush: true,
  },
  gonta: {
    wall: '#c79a6a',
    skin: '#e2a97a',
    hair: '#3a2c21',
    armour: '#8f5a2b',
    hat: 'cone',
    hatColour: '#d9b878',
    eyes: 'round',
    brows: 'thick',
    mouth: 'grin',
  },
  aoki: {
    wall: '#8fb0c8',
    skin: '#e0b08a',
    hair: '#4a4c59',
    armour: '#2f4b7c',
    hat: 'helmet',
    hatColour: '#2f4b7c',
    crest: 'moon',
    eyes: 'sleepy',
    brows: 'thick',
    beard: 'moustache',
    mouth: 'flat',
  },
  rokuro: {
    wall: '#d8a08a',
    skin: '#d99a6c',
    hair: '#23252b',
    armour: '#b83a26',
    hat: 'helmet',
    hatColour: '#8a2a1a',
    crest: 'horns',
    eyes: 'stern',
    brows: 'thick',
    beard: 'full',
    mouth: 'open',
  },
  tomoe: {
    wall: '#c9b3d6',
    skin: '#f1cfae',
    hair: '#1d1e24',
    armour: '#6b4683',
    hat: 'loose',
    hatColour: '#b83a26',
    eyes: 'keen',
    brows: 'thin',
    mouth: 'flat',
  },
  genzo: {
    wall: '#3d3f48',
    skin: '#dcb28c',
    hair: '#ece7db',
    armour: '#23252b',
    hat: 'knot',
    hatColour: '#ece7db',
    crest: 'sun',
    eyes: 'shut',
    brows: 'long',
    beard: 'long',
    mouth: 'smile',
  },
};
