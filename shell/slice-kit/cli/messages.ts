import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SAID = [/\bsay\(\s*'((?:[^'\\]|\\.)*)'/g, /\bsay\(\s*"((?:[^"\\]|\\.)*)"/g, /<Saying\s+text="([^"]*)"/g];
const NOT_SHOWN = /\.(?:test|stories|fixture)\.tsx?$/;
/** A key of an object, with or without quotes. */
const KEY = /'((?:[^'\\\n]|\\.)*)'\s*:|"((?:[^"\\\n]|\\.)*)"\s*:|(?<![\w$.])([A-Za-z]\w*)\s*:/g;

const unescaped = (text: string) => text.replaceAll(/\\(['"])/g, '$1');
const read = (folder: string, files: string[]) => files.map((file) => readFileSync(join(folder, file), 'utf8'));

/** The English sentences that the sources of a folder say, each once. */
export function messagesOf(folder: string): string[] {
  const sources = read(
    folder,
    globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !NOT_SHOWN.test(file)),
  );
  const said = sources.flatMap((source) => SAID.flatMap((pattern) => [...source.matchAll(pattern)]));
  return [...new Set(said.map(([, text = '']) => unescaped(text)))];
}

/**
 * Of these messages those that no catalogue of the folder has in a language, as its text tells: nothing is run. `unsaidWords` is exact,
 * and is for tests.
 */
export function lackingIn(language: string, messages: readonly string[], folder: string): string[] {
  const catalogues = read(folder, globSync(`**/*.${language}.ts`, { cwd: folder }));
  const keys = catalogues.flatMap((text) => [...text.matchAll(KEY)].map(([, ...forms]) => forms.find(Boolean) ?? ''));
  const known = new Set(keys.map(unescaped));
  return messages.filter((text) => !known.has(text));
}
