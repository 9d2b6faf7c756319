// The sounds: wood, paper, bronze, a cat. Short and soft, and never two at once.
import type { Sound } from './sound.ts';

/** When it begins and how long it lasts, in seconds; how loud it is, from 0 to 1. */
interface Note {
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

interface Tone extends Note {
  /** Its pitch in Hz, and where it glides to. */
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** How long it takes to swell. */
  readonly swells?: number;
}

interface Rustle extends Note {
  /** The band of noise that is heard: its middle in Hz, where it glides to, and how narrow it is. */
  readonly band: number;
  readonly to?: number;
  readonly narrow?: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
  /** After how many seconds the next sound may begin. */
  readonly room: number;
}

const pluck = (from: number, at: number, loud = 0.3): Tone[] => [
  { from, at, lasts: 0.5, loud, wave: 'triangle' },
  { from: from * 2, at, lasts: 0.25, loud: loud * 0.25 },
];
const knock = (from: number, at: number, loud: number): Tone => ({
  from,
  to: from * 0.6,
  at,
  lasts: 0.12,
  loud,
});
const bell = (from: number, at: number, lasts: number, loud: number): Tone[] =>
  [
    [1, 1],
    [1.003, 0.6],
    [1.48, 0.5],
    [2.09, 0.35],
    [2.76, 0.15],
  ].map(([ratio, share]) => ({
    from: from * ratio!,
    at,
    lasts: lasts / Math.sqrt(ratio!),
    loud: loud * share!,
    swells: 0.012,
  }));
/** A cat says a word. */
const mew = (at: number): Tone[] => [
  { from: 520, to: 760, at, lasts: 0.16, loud: 0.09, wave: 'triangle', swells: 0.06 },
  { from: 760, to: 430, at: at + 0.14, lasts: 0.3, loud: 0.11, wave: 'triangle', swells: 0.03 },
  { from: 1520, to: 860, at: at + 0.14, lasts: 0.22, loud: 0.035, swells: 0.03 },
];
const drum = (at: number, loud: number): Tone[] => [
  { from: 130, to: 52, at, lasts: 0.5, loud },
  { from: 260, to: 90, at, lasts: 0.12, loud: loud * 0.4, wave: 'triangle' },
];

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  step: { tones: [knock(190, 0, 0.4)], rustles: [{ band: 500, lasts: 0.05, loud: 0.16 }], room: 0.09 },
  yes: { tones: [...pluck(587, 0), ...pluck(880, 0.11)], room: 0.35 },
  no: { tones: [knock(240, 0, 0.4), knock(190, 0.13, 0.4)], room: 0.3 },
  gong: { tones: bell(146, 0, 1.9, 0.22), room: 0.5 },
  seal: {
    tones: [{ from: 120, to: 62, at: 0.06, lasts: 0.18, loud: 0.5 }],
    rustles: [{ band: 2600, to: 1400, lasts: 0.1, loud: 0.2 }],
    room: 0.3,
  },
  crack: {
    tones: [2300, 3100, 2700, 3900].map((from, n) => ({
      from,
      at: 0.05 + n * 0.06,
      lasts: 0.14,
      loud: 0.05,
    })),
    rustles: [
      { band: 3200, lasts: 0.05, loud: 0.5, narrow: 0.5 },
      { band: 1500, at: 0.05, lasts: 0.16, loud: 0.28, narrow: 0.6 },
    ],
    room: 0.35,
  },
  capture: { tones: [...drum(0, 0.6), ...drum(0.17, 0.45), ...mew(0.42)], room: 0.8 },
  card: { rustles: [{ band: 3200, to: 1300, lasts: 0.13, loud: 0.22 }], room: 0.1 },
  coin: {
    tones: [
      { from: 1976, lasts: 0.22, loud: 0.1 },
      { from: 2637, at: 0.06, lasts: 0.35, loud: 0.1 },
    ],
    room: 0.2,
  },
  sword: {
    tones: [
      { from: 3100, lasts: 0.28, loud: 0.05 },
      { from: 4300, to: 4200, lasts: 0.22, loud: 0.035 },
    ],
    rustles: [{ band: 1800, to: 6000, lasts: 0.12, loud: 0.24, narrow: 2 }],
    room: 0.22,
  },
  fall: {
    tones: [{ from: 170, to: 48, lasts: 0.4, loud: 0.5 }],
    rustles: [{ band: 300, at: 0.1, lasts: 0.25, loud: 0.25 }],
    room: 0.4,
  },
  win: {
    tones: [
      ...[294, 330, 392, 440].flatMap((from, n) => pluck(from, n * 0.13, 0.26)),
      ...bell(587, 0.54, 1.6, 0.14),
    ],
    room: 1,
  },
  loss: { tones: [440, 349, 330].flatMap((from, n) => pluck(from, n * 0.3, 0.2 - n * 0.04)), room: 1 },
  tick: { tones: [{ from: 900, to: 700, lasts: 0.04, loud: 0.14, wave: 'triangle' }], room: 0.05 },
};

/** Who waits longer than this is not heard any more: the picture is elsewhere. */
const PATIENCE = 1.2;

let audio: AudioContext | undefined;
let out: GainNode;
let noise: AudioBuffer;
/** When the next sound may begin. */
let free = 0;

function open(): AudioContext {
  if (audio) return audio;
  audio = new AudioContext();
  const press = audio.createDynamicsCompressor();
  out = audio.createGain();
  out.connect(press).connect(audio.destination);
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return audio;
}

export function sounded(sound: Sound, volume: number): void {
  const context = open();
  void context.resume();
  out.gain.value = volume;
  const begin = Math.max(context.currentTime, free);
  if (begin - context.currentTime > PATIENCE) return;
  const { tones = [], rustles = [], room } = RECIPES[sound];
  free = begin + room;
  for (const tone of tones) playTone(context, tone, begin);
  for (const rustle of rustles) playRustle(context, rustle, begin);
}

function playTone(context: AudioContext, tone: Tone, begin: number): void {
  const source = context.createOscillator();
  const at = begin + (tone.at ?? 0);
  source.type = tone.wave ?? 'sine';
  source.frequency.setValueAtTime(tone.from, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, at + tone.lasts);
  source.connect(faded(context, tone, at, tone.swells));
  source.start(at);
  source.stop(at + tone.lasts);
}

function playRustle(context: AudioContext, rustle: Rustle, begin: number): void {
  const source = context.createBufferSource();
  const at = begin + (rustle.at ?? 0);
  const band = context.createBiquadFilter();
  source.buffer = noise;
  band.type = 'bandpass';
  band.Q.value = rustle.narrow ?? 1;
  band.frequency.setValueAtTime(rustle.band, at);
  if (rustle.to) band.frequency.exponentialRampToValueAtTime(rustle.to, at + rustle.lasts);
  source.connect(band).connect(faded(context, rustle, at));
  source.start(at, Math.random() * 0.5, rustle.lasts);
}

/** A volume that swells at once and fades away. */
function faded(context: AudioContext, { loud, lasts }: Note, at: number, swells = 0.006): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + swells);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(out);
  return volume;
}
