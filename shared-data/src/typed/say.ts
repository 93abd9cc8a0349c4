/** Says an English sentence in the reader's language, with `values` in the places of its braces: what slice-kit's `Say` does, and more. */
export type SaySentence = (text: string, values?: Readonly<Record<string, string | number>>) => string;

export const inEnglish: SaySentence = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
