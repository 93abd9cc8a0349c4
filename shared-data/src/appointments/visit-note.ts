import type { SaySentence } from '../typed/say.ts';

/** The note of a visit with the lines in the language of `say` that `complete_visit` adds to it: 'Weight: 4.2 kg'. */
export const noteInWords = (note: string, say: SaySentence): string =>
  note
    .split('\n')
    .map((line) => inLanguage(line, say(line)))
    .join('\n');

/** A weight that is said in another language has its comma: '4,2 kg'. */
const inLanguage = (line: string, said: string) =>
  said !== line && /^Weight: \d+\.\d+ kg$/.test(line) ? said.replace(/(\d)\.(\d)/, '$1,$2') : said;
