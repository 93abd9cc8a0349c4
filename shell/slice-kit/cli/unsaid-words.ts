import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Catalogue } from '../src/catalogue.ts';
import type { Translated } from '../src/contract/languages.ts';
import { lackingIn, messagesOf } from './messages.ts';

const NAMES = /\{(\w+)\}/g;

/** The names in braces, sorted. */
export const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([, name]) => name).toSorted();

/** The translations in the folder's `*.pl.ts`, or those of another language, each as its forms. */
async function catalogueOf(folder: string, language: string): Promise<Map<string, string[][]>> {
  const known = new Map<string, string[][]>();
  for (const file of globSync(`**/*.${language}.ts`, { cwd: folder })) {
    const catalogues: Record<string, Catalogue> = await import(pathToFileURL(join(folder, file)).href);
    for (const [text, said] of Object.values(catalogues).flatMap((catalogue) => Object.entries(catalogue)))
      known.set(text, [...(known.get(text) ?? []), typeof said === 'string' ? [said] : Object.values(said)]);
  }
  return known;
}

/**
 * For a test: the sentences that the sources of a folder say, and its catalogues in a language lack, translate with other names in
 * braces, or in two ways, of which a page would show the one that came last.
 */
export async function unsaidWords(sources: string | URL, language: Translated = 'pl'): Promise<string[]> {
  const folder = sources instanceof URL ? fileURLToPath(sources) : sources;
  const known = await catalogueOf(folder, language);
  const messages = messagesOf(folder);
  const unsaid = messages.filter((text) => !known.has(text));
  const lacking = unsaid.map((text) => `not in ${language}: ${text}`);
  const miscounted = lackingIn(language, messages, folder)
    .filter((text) => !unsaid.includes(text))
    .map((text) => `\`slice check\` does not find: ${text}`);
  const others = [...known]
    .filter(([text, ways]) => ways.flat().some((form) => namesIn(form).join() !== namesIn(text).join()))
    .map(([text]) => `other names in braces: ${text}`);
  const twice = [...known]
    .filter(([, ways]) => new Set(ways.map((forms) => forms.join())).size > 1)
    .map(([text, ways]) => `in two ways: ${text}: ${ways.join(' / ')}`);
  return [...lacking, ...miscounted, ...others, ...twice];
}
