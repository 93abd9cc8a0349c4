import { RequestError } from './request-error.ts';

const isPolish = () => globalThis.document?.documentElement.lang === 'pl';

const CHANGE = () =>
  isPolish()
    ? {
        title: 'Brak połączenia z internetem.',
        description: 'Nic nie zostało wysłane; wpisane dane pozostały na miejscu.',
      }
    : {
        title: 'You are offline.',
        description: 'Nothing was sent; your words are kept.',
      };

/** Where something was never read before: what was stays on the screen. */
const READING = () =>
  isPolish()
    ? {
        title: 'Brak połączenia z internetem',
        description: 'Ta część nie była jeszcze wczytana. Pojawi się sama, gdy wróci połączenie.',
      }
    : {
        title: 'You are offline',
        description: 'This part has not been loaded yet. It appears by itself once you are connected.',
      };

/**
 * The browser knows that it has no connection: asking again before it has one is of no use. The words, in the page's
 * language, come with the error, so that no slice carries them.
 */
export function offlineError(what: 'change' | 'reading', cause?: unknown): RequestError {
  const offline = what === 'change' ? CHANGE() : READING();
  return new RequestError('You are offline.', { status: 0, code: 'offline', cause, offline });
}
