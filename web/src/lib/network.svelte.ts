// The address under which other devices reach this server: for links and QR codes.
import { closeNetwork, network as ask, openNetwork } from './api.ts';
import { errorOf } from './errors.ts';
import type { NetworkShown } from './wire.ts';

const THIS_COMPUTER = ['localhost', '127.0.0.1', '[::1]'];

export class Network {
  #shown = $state.raw<NetworkShown>();

  /** Whether the page was opened under a name that means another computer elsewhere. */
  readonly here = THIS_COMPUTER.includes(location.hostname);

  /** Asks the server, where that makes a difference; without an answer the page's own address is used. */
  async look(): Promise<void> {
    if (this.here) await errorOf(async () => void (this.#shown = await ask()));
  }

  async open(): Promise<void> {
    this.#shown = await openNetwork();
  }

  async close(): Promise<void> {
    this.#shown = await closeNetwork();
  }

  /** What links begin with. */
  get site(): string {
    return this.#shown?.urls[0] ?? location.origin;
  }

  /** Whether other devices can follow a link. */
  get reachable(): boolean {
    return !this.here || !!this.#shown?.urls.length;
  }

  /** What the server said, while only its own computer can reach it. */
  get closed(): NetworkShown | undefined {
    return this.reachable ? undefined : this.#shown;
  }

  /** Whether somebody opened the server to the network from the page. */
  get opened(): boolean {
    return !!this.#shown?.opened;
  }
}

export const network = new Network();
