// What just happened, shown on the table: short, and over at once when somebody presses something.
import { playAll } from '../lib/sound.ts';
import { eventSound } from './sounds.ts';
import type { GameEvent } from './types.ts';

const SHORT = 320;
const STAGGER = 90;
const LONGEST = 8;

interface Ghost {
  readonly box: DOMRect;
  readonly picture: Node;
}

/** Animations of one table. They decorate: the table shows the new position already. */
export class Animations {
  #before = new Map<string, Ghost>();
  #running: Animation[] = [];
  #shown: readonly GameEvent[] | null = null;

  /** Where the cards were, for those that will be gone. */
  remember(root: HTMLElement): void {
    this.#before = new Map();
    for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
      const picture = element.querySelector('svg');
      const box = picture?.getBoundingClientRect();
      if (!picture || !box?.width) continue; // it lies in a part that is folded
      this.#before.set(element.dataset.thing!, { box, picture: picture.cloneNode(true) });
    }
  }

  show(root: HTMLElement | undefined, events: readonly GameEvent[]): void {
    if (!root || events === this.#shown) return;
    this.#shown = events;
    this.skip();
    playAll(events.map(eventSound));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !root.animate) return;
    events.slice(-LONGEST).forEach((event, n) => this.#one(root, event, n * STAGGER));
  }

  skip(): void {
    const running = this.#running;
    this.#running = [];
    for (const animation of running) animation.finish();
  }

  #one(root: HTMLElement, { kind, data }: GameEvent, delay: number): void {
    const find = (thing: string) => root.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
    const slot = typeof data.slot === 'number' ? `slot-${data.slot}` : (data.slot ?? data.to);
    switch (kind) {
      case 'hit':
      case 'strike':
      case 'blow': {
        const hurt = kind === 'hit' ? `monster:${data.monster}` : `hero:${data.target ?? data.hero}`;
        const from = kind === 'strike' ? `monster:${data.monster}` : `hero:${data.hero}`;
        this.#lunge(find(from), kind === 'strike' ? -14 : 14, delay);
        this.#hurt(root, hurt, find(hurt), data.damage as number, data.left === 0, from, delay);
        return;
      }
      case 'died':
        return this.#fall(root, `hero:${data.hero}`, delay);
      case 'battle':
      case 'swarm':
        for (const card of data.monsters as string[]) this.#flip(find(`monster:${card}`), delay);
        return;
      case 'muster':
        for (const card of data.heroes as string[]) this.#deal(find(`hero:${card}`), delay);
        return;
      case 'buy':
        for (const card of data.items as string[]) this.#deal(find(`item:${card}`), delay);
        return this.#shine(find(`seat:${data.seat}`), delay);
      case 'hire':
        for (const card of data.heroes as string[]) this.#deal(find(`hero:${card}`), delay);
        return this.#shine(find(`seat:${data.seat}`), delay);
      case 'bounty':
      case 'corpses':
      case 'healed':
        return this.#shine(find(`seat:${data.seat}`), delay);
      case 'deal-hidden':
      case 'lay-hidden':
      case 'lay':
      case 'deal-locations':
      case 'cleared':
      case 'quest':
        return this.#deal(root.querySelector<HTMLElement>(`[data-slot="${slot}"]`), delay);
    }
    if (kind.startsWith('deal-') && data.card) {
      const found = ['hero', 'monster', 'item'].map((what) => find(`${what}:${data.card}`));
      this.#deal(found.find((element) => element) ?? null, delay);
    }
  }

  #play(element: Element, frames: Keyframe[], delay: number, duration = SHORT): Animation {
    const animation = element.animate(frames, { delay, duration, easing: 'ease-out', fill: 'backwards' });
    this.#running.push(animation);
    return animation;
  }

  #deal(element: HTMLElement | null, delay: number): void {
    if (element)
      this.#play(
        element,
        [
          { opacity: 0, translate: '0 -24px' },
          { opacity: 1, translate: '0 0' },
        ],
        delay,
      );
  }

  #flip(element: HTMLElement | null, delay: number): void {
    if (element) this.#play(element, [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], delay);
  }

  #lunge(element: HTMLElement | null, far: number, delay: number): void {
    if (element)
      this.#play(element, [{ translate: '0' }, { translate: `${far}px` }, { translate: '0' }], delay);
  }

  #shine(element: HTMLElement | null, delay: number): void {
    if (element) this.#play(element, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], delay);
  }

  #hurt(
    root: HTMLElement,
    key: string,
    element: HTMLElement | null,
    damage: number,
    falls: boolean,
    by: string,
    delay: number,
  ): void {
    const box = element?.getBoundingClientRect() ?? this.#before.get(key)?.box;
    if (element)
      this.#play(
        element,
        [{ rotate: '0deg' }, { rotate: '-4deg' }, { rotate: '3deg' }, { rotate: '0deg' }],
        delay,
      );
    if (box) {
      const number = document.createElement('span');
      number.className = 'gorpg-damage';
      number.textContent = `−${damage}`;
      this.#float(
        root,
        number,
        box,
        [
          { opacity: 0, translate: '0 0' },
          { opacity: 1, translate: '0 -18px' },
          { opacity: 0, translate: '0 -34px' },
        ],
        delay,
        400,
      );
    }
    if (falls && key.startsWith('monster:')) this.#win(root, key, by, delay);
    else if (falls) this.#fall(root, key, delay);
  }

  /** A monster that falls is a trophy: it flies to the party that slew it. */
  #win(root: HTMLElement, key: string, by: string, delay: number): void {
    const from = root.querySelector(`[data-thing="${key}"] svg`) ?? this.#before.get(key)?.picture;
    const box =
      (from instanceof Element && from.isConnected ? from.getBoundingClientRect() : undefined) ??
      this.#before.get(key)?.box;
    const seat = root.querySelector(`[data-thing="${by}"]`)?.closest('.band')?.querySelector('.who');
    const to = seat?.getBoundingClientRect();
    if (!(from instanceof Element) || !box || !to) return this.#fall(root, key, delay);
    const picture = document.createElement('span');
    picture.append(from.cloneNode(true));
    const frames = [
      { opacity: 1, translate: '0 0', scale: 1 },
      { opacity: 1, translate: '0 -14px', scale: 1.05, offset: 0.3 },
      { opacity: 0.4, translate: `${to.left - box.left}px ${to.top - box.top}px`, scale: 0.3 },
    ];
    this.#float(root, picture, box, frames, delay + SHORT, 700);
  }

  /** A card that is gone from the table sinks where it was. */
  #fall(root: HTMLElement, key: string, delay: number): void {
    const ghost = this.#before.get(key);
    if (!ghost || root.querySelector(`[data-thing="${key}"]`)) return;
    const picture = document.createElement('span');
    picture.append(ghost.picture.cloneNode(true));
    const frames = [
      { opacity: 1, rotate: '0deg' },
      { opacity: 0, rotate: '16deg', translate: '0 40px' },
    ];
    this.#float(root, picture, ghost.box, frames, delay, 400);
  }

  #float(
    root: HTMLElement,
    element: HTMLElement,
    box: DOMRect,
    frames: Keyframe[],
    delay: number,
    duration: number,
  ): void {
    element.setAttribute('aria-hidden', 'true');
    element.classList.add('gorpg-float');
    element.style.setProperty('left', `${box.left}px`);
    element.style.setProperty('top', `${box.top}px`);
    element.style.setProperty('width', `${box.width}px`);
    root.append(element);
    const gone = () => element.remove();
    this.#play(element, frames, delay, duration).finished.then(gone, gone);
  }
}
