// The gong: a short, soft sound, made of four partials that fade.
import { settings } from '../lib/settings.svelte.ts';

const PARTIALS = [
  [1, 0.5],
  [1.48, 0.28],
  [2.09, 0.18],
  [2.76, 0.08],
] as const;
const LOWEST = 146;
const SECONDS = 1.4;

export function ring(): void {
  // Browsers keep a page silent until somebody has touched it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!settings.sound || !touched || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [ratio, loud] of PARTIALS) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = LOWEST * ratio;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(loud * 0.16, now + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0004, now + SECONDS / ratio);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + SECONDS);
  }
  setTimeout(() => void audio.close(), SECONDS * 1000 + 200);
}
