import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserName, CompatData, Identifier, SupportStatement, VersionValue } from '@mdn/browser-compat-data';
import { BROWSERS } from '../webpack/swc-options.ts';

/** MDN's: https://github.com/mdn/browser-compat-data. */
const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const STAND_INS = new URL('../../src/early/stand-ins.ts', import.meta.url);
const NAMES_OF_MDN: Record<string, BrowserName> = { ios_saf: 'safari_ios' };

/** The oldest version of each browser that the site is made for. */
const OLDEST = BROWSERS.split(', ').map((each): [BrowserName, number] => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(each) ?? [];
  return [NAMES_OF_MDN[name] ?? (name as BrowserName), Number(version)];
});

/** Young iterators have it, and React's `Children`. */
const OF_OTHERS_TOO = 'toArray';

/** Of the old property `clip`. */
const OF_CLIPS_TOO = 'rect';

/** What some browser of `BROWSERS` lacks, by the names under which scripts use it. */
export interface YoungBuiltIns {
  /** 'Promise.try' */
  statics: string[];
  /** 'isSubsetOf', of whatever object: names of two words that no older object has. */
  methods: string[];
  /** 'URLPattern' */
  classes: string[];
}

/** Built-ins, and Web APIs that TypeScript knows; without those that `stand-ins.ts` adds. */
export function youngBuiltIns(): YoungBuiltIns {
  const standsIn = namesOfStandIns();
  const old = new Set<string>([OF_OTHERS_TOO]);
  const found = { statics: new Set<string>(), methods: new Set<string>(), classes: new Set<string>() };
  const callable = callables();
  for (const [owner, entry] of [...entriesOf(DATA.javascript.builtins), ...entriesOf(DATA.api)]) {
    if (isYoung(entry) && /^[A-Z]/.test(owner)) found.classes.add(owner);
    for (const [key, member] of entriesOf(entry)) {
      const name = key.replace(/_static$/, '');
      if (!isYoung(member)) old.add(name);
      else if (name === owner || !/^[a-z][a-zA-Z0-9]*$/.test(name)) continue;
      else if (isStatic(key, member)) found.statics.add(`${owner}.${name}`);
      else if (/[a-z][A-Z]/.test(name)) found.methods.add(name);
    }
  }
  const rest = (names: Set<string>) =>
    [...names]
      .filter((name) => !old.has(name) && !standsIn.has(name) && callable.has(name.split('.').at(-1) ?? ''))
      .sort();
  return { statics: rest(found.statics), methods: rest(found.methods), classes: rest(found.classes) };
}

/** Finds in style sheets the selectors and at-rules that some browser of `BROWSERS` lacks, which then leaves the whole rule out. */
export function youngCss(): RegExp {
  const { selectors, 'at-rules': atRules } = DATA.css;
  const young = (entries: object | undefined) =>
    entriesOf(entries).flatMap(([name, entry]) => (isYoung(entry) && /^[a-z]+(-[a-z]+)*$/.test(name) ? [name] : []));
  const oneOf = (names: readonly string[]) => `(?:${names.join('|')})(?![\\w-])`;
  return new RegExp(`(?<!:):${oneOf(young(selectors))}|@${oneOf(young(atRules))}`, 'g');
}

/** The functions of CSS values that some browser of `BROWSERS` lacks, which then leaves the declaration out: 'light-dark'. */
export function youngCssFunctions(): string[] {
  const found = new Set<string>();
  const look = (entries: object | undefined) => {
    for (const [, entry] of entriesOf(entries)) {
      const [, name] = /^<code>([a-z][a-z0-9-]*)\(\)/.exec(entry.__compat?.description ?? '') ?? [];
      if (name && name !== OF_CLIPS_TOO && isYoung(entry)) found.add(name);
      look(entry);
    }
  };
  look(DATA.css.types);
  return [...found].sort();
}

/** What TypeScript's own declarations let scripts call or make. */
function callables(): Set<string> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript/package.json'));
  const folder = dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`));
  const files = globSync('lib/lib.{dom,es*}.d.ts', { cwd: folder });
  return new Set(
    files.flatMap(
      (file) =>
        readFileSync(join(folder, file), 'utf8').match(
          /\w+(?=\??[(<])|(?<=declare var )\w+(?=: \{\s*prototype: \w+;\s*new)/g,
        ) ?? [],
    ),
  );
}

/** 'Map.groupBy', and 'toSorted' for what a prototype gets. */
function namesOfStandIns(): Set<string> {
  const added = readFileSync(STAND_INS, 'utf8').matchAll(/\badd\(\s*([\w.]+),\s*'(\w+)'/g);
  return new Set(
    [...added].map(([, owner = '', name = '']) => (owner.endsWith('.prototype') ? name : `${owner}.${name}`)),
  );
}

function entriesOf(entries: object | undefined): [string, Identifier][] {
  return Object.entries(entries ?? {}).flatMap(([name, entry]): [string, Identifier][] =>
    name !== '__compat' && entry && '__compat' in entry ? [[name, entry as Identifier]] : [],
  );
}

/** MDN says it of Web APIs; of JavaScript's own it is in the address of the paragraph. */
function isStatic(key: string, { __compat }: Identifier): boolean {
  return (
    key.endsWith('_static') ||
    (/ecma262|tc39/.test(String(__compat?.spec_url)) && !String(__compat?.spec_url).includes('prototype'))
  );
}

function isYoung({ __compat }: Identifier): boolean {
  return __compat !== undefined && OLDEST.some(([browser, version]) => !hasAt(__compat.support[browser], version));
}

function hasAt(support: SupportStatement | undefined, version: number): boolean {
  const number = (text: VersionValue | undefined) =>
    typeof text === 'string' ? Number(text.replace('≤', '')) : Number.POSITIVE_INFINITY;
  return [support ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !(flags || prefix || alternative_name) && number(version_added) <= version && version < number(version_removed),
    );
}

/** The linter's rule that refuses them. A call that asks first (`document.startViewTransition?.()`) is none. */
export function youngBuiltInsRule(): string {
  const { statics, methods, classes } = youngBuiltIns();
  return String.raw`engine biome(1.0)
language js(typescript, jsx)

// Written by 'pnpm --filter @veto/slice-kit young-built-ins' from BROWSERS, the stand-ins and MDN's data.
or {
  JsCallExpression(callee=$name) as $call where {
    $name <: or {
${patterns('^(?:(?:globalThis|self|window)\\.)?', statics)},
${patterns('^[\\s\\S]*\\.', methods)}
    },
    not { $call <: r"^[^(]*\?\.\([\s\S]*" }
  },
  JsNewExpression(callee=$name) where {
    $name <: or {
${patterns('^(?:(?:globalThis|self|window)\\.)?', classes)}
    }
  },
  or { JsStringLiteralExpression(), JsxString(), JsTemplateChunkElement() } as $name where {
    $name <: or {
${patterns('^(?:[\\s\\S]*[^\\w.-])?', youngCssFunctions(), '\\([\\s\\S]*')}
    }
  }
} where {
  register_diagnostic(span=$name, message="A browser of BROWSERS (slice-kit/webpack/swc-options.ts) lacks this, and shell/src/early/stand-ins.ts has none.", severity="error")
}
`;
}

/** Matches one of the names between `before` and `after`, in lines that can be read. */
function patterns(before: string, names: readonly string[], after = ''): string {
  const lines: string[] = [];
  for (const name of names.map((each) => each.replaceAll('.', '\\.'))) {
    const line = lines.at(-1);
    if (line && line.length + name.length < 100) lines[lines.length - 1] = `${line}|${name}`;
    else lines.push(name);
  }
  return lines.map((line) => `      r"${before}(?:${line})${after}$"`).join(',\n');
}
