import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const STORAGE = ['upload', 'download', 'remove', 'createSignedUrl', 'getPublicUrl'];
const CONSTANT = /^(?:export )?const (\w+) =\s+((?:['"`{[\d])[\s\S]*?);$/gm;

/** What a call of shared-data asks of the database: `.from('pets').select('*')…` or `.rpc('own_data')`, as it is written. */
export interface WrittenCall {
  /** 'pets/list-pets.ts .from(pets).select': the same in every run. */
  name: string;
  chain: string;
  /** Constants that the chain may name, as they are written. */
  constants: ReadonlyMap<string, string>;
}

export interface WrittenCalls {
  database: WrittenCall[];
  /** Methods of the clients for files and for signing in that shared-data uses. */
  storage: Set<string>;
  auth: Set<string>;
}

/** Reads all calls from the sources, so that none can be forgotten. `authMethods`: what the sign-in client has. */
export function readCalls(authMethods: readonly string[]): WrittenCalls {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture|generated)\.ts$/.test(file))
    .sort();
  const texts = files.map((file) => ({ file, text: stripped(path.join(SOURCE, file)) }));
  const everywhere = new Map(texts.flatMap(({ text }) => [...constantsOf(text)]));
  const calls: WrittenCalls = { database: [], storage: new Set(), auth: new Set() };
  const seen = new Map<string, number>();
  for (const { file, text } of texts) {
    const constants = new Map([...everywhere, ...constantsOf(text)]);
    for (const chain of chainsOf(text)) {
      const methods = [...outside(chain).matchAll(/\.(\w+)\(/g)].map(([, method]) => method ?? '');
      const ofFiles = methods.filter((method) => STORAGE.includes(method));
      for (const method of ofFiles) calls.storage.add(method);
      if (ofFiles.length > 0) continue;
      const [first = ''] = chain.match(/^\.\w+\(\s*'?\w+/) ?? [];
      const name = [`${file} ${first.replace(/['\s]/g, '')})`, ...methods.slice(1)].join('.');
      const turn = (seen.get(name) ?? 0) + 1;
      seen.set(name, turn);
      calls.database.push({ name: turn > 1 ? `${name} (${turn})` : name, chain, constants });
    }
    if (/\b(?:authClient|newAuthClient)\b/.test(text))
      for (const method of authMethods) if (text.includes(`.${method}(`)) calls.auth.add(method);
  }
  return calls;
}

function stripped(file: string): string {
  return stripTypeScriptTypes(readFileSync(file, 'utf8')).replace(/(?:^|(?<=\s))\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');
}

function constantsOf(text: string): Map<string, string> {
  // Of what stands within functions, only how rows that are there already are taken.
  const found = [...text.matchAll(CONSTANT), ...text.matchAll(/^ +const (\w+) = (\{ onConflict.*\});$/gm)];
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}

/** Every `.from(…)` and `.rpc(…)` with all that is called on it, but for those of classes: `Array.from`. */
function chainsOf(text: string): string[] {
  return [...text.matchAll(/(?<!\b[A-Z]\w*)\.(?:from|rpc)\(/g)].map(({ index }) => {
    const next = /\s*\.\w+\(/y;
    let end = index;
    for (;;) {
      next.lastIndex = end;
      if (!next.test(text)) return text.slice(index, end);
      end = closingOf(text, next.lastIndex);
    }
  });
}

/** Behind the bracket that closes what is open at `from`. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  for (const { 0: part, index } of text.slice(from).matchAll(/'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[([{]|[)\]}]/g)) {
    if ('([{'.includes(part)) depth += 1;
    else if (')]}'.includes(part)) depth -= 1;
    if (depth === 0) return from + index + 1;
  }
  throw new Error(`A call has no end: ${text.slice(from, from + 80)}`);
}

/** The chain without what stands within its brackets. */
function outside(chain: string): string {
  let found = '';
  for (let end = 0; end < chain.length; ) {
    const open = chain.indexOf('(', end);
    if (open < 0) break;
    found += `${chain.slice(end, open)}()`;
    end = closingOf(chain, open + 1);
  }
  return found;
}
