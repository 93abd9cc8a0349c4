import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** In a repository of its own, a slice's copy of what the page shares; where it lies is the root. */
export const FACTS_FILE = 'shell-facts.json';

/** Whether this runs from source, in Veto's own repository; compiled, it is a package that a slice has installed. */
export const isOwnRepository = import.meta.filename.endsWith('.ts');

/** Veto's repository; elsewhere the folder of shell-facts.json around the current one, else the current one. */
export const repository = isOwnRepository ? resolve(import.meta.dirname, '../../..') : rootAround(process.cwd());

function rootAround(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) if (existsSync(join(at, FACTS_FILE))) return at;
  return folder;
}
