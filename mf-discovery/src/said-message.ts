import type { Message } from '@veto/shared-data/errors';
import type { Say } from '@veto/slice-kit';

/** A message of the catalogue in the page's language. */
export const saidMessage = (say: Say, { title, description }: Message): Message => ({
  title: say(title),
  description: say(description),
});
