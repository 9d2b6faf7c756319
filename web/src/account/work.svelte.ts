// One piece of work at a time, with its refusal in words.
import { errorOf } from '../lib/errors.ts';
import type { Text } from '../lib/fluent.ts';
import { NoPasskey } from './api.ts';

export class Work {
  busy = $state(false);
  refused = $state.raw<Text>();

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = undefined;
    try {
      this.refused = await errorOf(work);
    } catch (error) {
      if (!(error instanceof NoPasskey)) throw error;
      this.refused = { id: 'account-page-cancelled' };
    } finally {
      this.busy = false;
    }
  }
}
