// Out of the lesson, into a game: a table with the server's good choices, and there.
import { ApiError, makeTable } from '../lib/api.ts';
import { keepLink } from '../lib/links.ts';
import { tell } from '../lib/notices.svelte.ts';
import { router } from '../lib/routes.ts';
import { settings } from '../lib/settings.svelte.ts';
import { say } from '../lib/texts.svelte.ts';

export async function playNow(game: string): Promise<void> {
  try {
    const name = settings.name || say('table-page-player');
    const { id, link } = await makeTable({ game, manners: { name } });
    keepLink(id, link);
    await router.go(`/t/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tell(error.text, { urgent: true });
  }
}
