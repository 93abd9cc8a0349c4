import type { SaySentence } from '../typed/say.ts';

/** The note of a visit with the lines in the language of `say` that `complete_visit` adds to it: 'Weight: 4.2 kg'. */
export const noteInWords = (note: string, say: SaySentence): string =>
  note
    .split('\n')
    .map((line) => say(line))
    .join('\n');
