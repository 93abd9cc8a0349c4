import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SAID = [/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g, /\bsay\(\s*"((?:[^"\\]|\\.)*)"/g, /<Saying\s+text="([^"]*)"/g];
const NOT_SHOWN = /\.(?:test|stories|fixture)\.tsx?$/;
/** A key of an object, with or without quotes. */
const KEY = /'((?:[^'\\\n]|\\.)*)'\s*:|"((?:[^"\\\n]|\\.)*)"\s*:|(?<![\w$.])([A-Za-z]\w*)\s*:/g;

const unescaped = (text: string) => text.replaceAll(/\\(['"])/g, '$1');
const read = (folder: string, files: string[]) => files.map((file) => readFileSync(join(folder, file), 'utf8'));

/** The English sentences that the sources of a folder say, each once, with the first file that says it. */
export function saidIn(folder: string): Map<string, string> {
  const said = new Map<string, string>();
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !NOT_SHOWN.test(file));
  for (const file of files.toSorted()) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, text = ''] of SAID.flatMap((pattern) => [...source.matchAll(pattern)]))
      if (!said.has(unescaped(text))) said.set(unescaped(text), file);
  }
  return said;
}

/** The English sentences that the sources of a folder say, each once. */
export const messagesOf = (folder: string): string[] => [...saidIn(folder).keys()];

const keysOf = (texts: string[]) =>
  texts.flatMap((text) => [...text.matchAll(KEY)].map(([, ...forms]) => unescaped(forms.find(Boolean) ?? '')));

/** The texts of the catalogues that these take from packages: those beside the module that each names. */
function taken(catalogues: string[], folder: string, language: string): string[] {
  const resolve = createRequire(join(folder, 'from.js')).resolve;
  const modules = catalogues.flatMap((text) =>
    [...text.matchAll(/\bfrom '(@?[a-z][^']*)'/g)].map(([, name = '']) => name),
  );
  return [...new Set(modules)].flatMap((name) => {
    try {
      const beside = dirname(resolve(name));
      return read(beside, globSync(`*.${language}.{ts,js}`, { cwd: beside }));
    } catch {
      return [];
    }
  });
}

/**
 * Of these messages those that no catalogue of the folder has in a language, nor one that it takes from a package, as the texts tell: nothing
 * is run. `unsaidWords`, which runs them, is for tests.
 */
export function lackingIn(language: string, messages: readonly string[], folder: string): string[] {
  const catalogues = read(folder, globSync(`**/*.${language}.ts`, { cwd: folder }));
  const known = new Set(keysOf([...catalogues, ...taken(catalogues, folder, language)]));
  return messages.filter((text) => !known.has(text));
}
