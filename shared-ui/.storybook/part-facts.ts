import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type OthersProps, othersProps } from './part-props.ts';
import { type TestedStories, testedStories } from './tested-stories.ts';

const repository = join(import.meta.dirname, '../..');
const SOURCE = join(repository, 'shared-ui/src');
const CODE = ['mf-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}'];
const DOCS = 'shared-ui/src/docs/';
const NOT_A_USE = /\.(test|stories|fixture)\.tsx?$/;
const IMPORT = /(?:from |import\()'@veto\/shared-ui\/([a-z-]+)'/g;
/** Within the package parts know each other by their folders, and Chakra by its own name. */
const IMPORT_WITHIN = /(?:from |import\()'(?:@veto\/shared-ui|@chakra-ui\/react|\.\.)\/([a-z-]+)(?:\/[a-z-]+\.tsx?)?'/g;

/** What a page says of a part that nobody has to keep up to date. */
export interface PartFacts {
  /** The files that import it. */
  usedIn: string[];
  /** The latest sentence for users that names one of its exports; none may. */
  lastChange?: Change | undefined;
  tested?: TestedStories | undefined;
}

export interface Change {
  /** The version of shared-ui; 'next' until that is released. */
  version: string;
  says: string;
}

/** The facts of every part by the name of its folder. */
export function factsOfParts(): Record<string, PartFacts> {
  const facts: Record<string, PartFacts> = {};
  const factsOf = (name: string) => {
    facts[name] ??= { usedIn: [] };
    return facts[name];
  };
  for (const file of globSync(CODE, { cwd: repository }).toSorted())
    if (!NOT_A_USE.test(file) && !file.startsWith(DOCS))
      for (const name of partsImportedBy(file)) factsOf(name).usedIn.push(file);
  const changes = changesOfPackage();
  const tested = testedStories(SOURCE);
  for (const part of readdirSync(SOURCE)) {
    factsOf(part).lastChange = changes.find(({ says }) => names(says, part));
    factsOf(part).tested = tested[part];
  }
  return facts;
}

function partsImportedBy(file: string): Set<string> {
  const own = file.startsWith('shared-ui/src/') ? file.split('/')[2] : undefined;
  const imports = readFileSync(join(repository, file), 'utf8').matchAll(own ? IMPORT_WITHIN : IMPORT);
  return new Set([...imports].flatMap(([, name]) => (name && name !== own ? [name] : [])));
}

/** The values that the entry of a part exports, without types. */
export function exportsOf(part: string): string[] {
  const entry = join(SOURCE, part, 'index.ts');
  if (!existsSync(entry)) return [];
  const lists = [...readFileSync(entry, 'utf8').matchAll(/^export (?:const (\w+)|\{([^}]*)\})/gm)];
  return lists
    .flatMap(([, name, list = '']) => name ?? list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}

/** By the name of an export, or in words: 'price lists' are of `price-list`. One word alone may mean anything. */
export function names(sentence: string, part: string, exported = exportsOf(part)): boolean {
  const inWords = part.includes('-') && new RegExp(`\\b${part.replaceAll('-', ' ')}s?\\b`, 'i').test(sentence);
  return inWords || exported.some((name) => new RegExp(`\`<?${name}\\b`).test(sentence));
}

/** The sentences for users of shared-ui, those of the next release first. */
function changesOfPackage(): Change[] {
  const waiting = globSync('.changeset/*.md', { cwd: repository })
    .toSorted()
    .map((file) => readFileSync(join(repository, file), 'utf8'));
  return changesIn(readFileSync(join(repository, 'shared-ui/CHANGELOG.md'), 'utf8'), waiting);
}

/** What changesets and a changelog say of shared-ui, the latest first. */
export function changesIn(changelog: string, changesets: readonly string[]): Change[] {
  const waiting = changesets
    .filter((text) => /^['"]@veto\/shared-ui['"]:/m.test(text))
    .map((text) => ({ version: 'next', says: inOneLine(text.split('---').at(-1)) }));
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = '', ...entries] = release.split(/\n(?:### .*|- )/);
      return entries.map((entry) => ({
        version: version.trim(),
        says: inOneLine(entry.replace(/^[0-9a-f]{7,}: /, '')),
      }));
    });
  return [...waiting, ...released].filter(({ says }) => says);
}

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

/** The icons that the site imports, in alphabetical order. */
export function usedIcons(): string[] {
  const sources = globSync(CODE, { cwd: repository }).map((file) => readFileSync(join(repository, file), 'utf8'));
  const imports = sources.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.replace(/ as .*/, '').trim()));
  return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'LucideIcon').toSorted();
}

function iconModule(): string {
  const names = usedIcons().join(', ');
  return `import { ${names} } from 'lucide-react';\nexport default { ${names} };`;
}

/** Who reviews each folder, as CODEOWNERS says: 'mf-owner' is '@veto/owners'. */
export function ownersOfFolders(): Record<string, string> {
  const lines = readFileSync(join(repository, '.github/CODEOWNERS'), 'utf8').matchAll(/^\/([\w-]+)\/\s+(\S+)$/gm);
  return Object.fromEntries([...lines].map(([, folder = '', owner = '']) => [folder, owner]));
}

/** Serves the facts as modules, read when Storybook starts or is built. */
export function partFacts(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:part-facts': () => `export default ${JSON.stringify(factsOfParts())}`,
    'virtual:page-owners': () => `export default ${JSON.stringify(ownersOfFolders())}`,
    'virtual:others-props': () =>
      `export default ${JSON.stringify(othersProps(SOURCE) satisfies Record<string, OthersProps>)}`,
    'virtual:used-icons': iconModule,
  };
  return {
    name: 'veto-part-facts',
    resolveId: (id) => (id in modules ? `\0${id}.js` : undefined),
    load: (id) => modules[id.replace(/^\0|\.js$/g, '')]?.(),
  };
}
