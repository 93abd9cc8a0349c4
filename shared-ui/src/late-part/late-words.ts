import { type ComponentType, lazy } from 'react';

let coming: Promise<unknown> | undefined;

/**
 * Fetches a catalogue for which a first paint has no room, as the page's first words come: `fetchLateWords(import('./practice-words.pl.ts'))`.
 * Parts by `lateInWords` wait for it.
 */
export function fetchLateWords(words: Promise<unknown>): void {
  coming = words;
  // Whoever waits for them hears of a failure.
  words.catch(() => {});
}

/** `lazy` of a part that says late words: it is there once both have come. Throws as `lazy` does where one of them does not. */
export const lateInWords = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => (await Promise.all([load(), coming]))[0]);
