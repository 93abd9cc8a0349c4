import { RequestError } from './request-error.ts';

const WORDS = {
  change: { title: 'You are offline.', description: 'Nothing was sent; your words are kept.' },
  // Where something was never read before: what was stays on the screen.
  reading: {
    title: 'You are offline',
    description: 'This part has not been loaded yet. It appears by itself once you are connected.',
  },
};

/**
 * The browser knows that it has no connection: asking again before it has one is of no use. The words come with the error, so
 * that no slice carries them; the shell's catalogues have them in other languages.
 */
export function offlineError(what: 'change' | 'reading', cause?: unknown): RequestError {
  return new RequestError('You are offline.', { status: 0, code: 'offline', cause, offline: WORDS[what] });
}
