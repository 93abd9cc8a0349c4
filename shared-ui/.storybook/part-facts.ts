import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const repository = join(import.meta.dirname, '../..');
const CODE = ['mf-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared-ui/src/**/*.{ts,tsx}'];
const DOCS = 'shared-ui/src/docs/';
const NOT_A_USE = /\.(test|stories|fixture)\.tsx?$/;
const IMPORT = /(?:from |import\()'@veto\/shared-ui\/([a-z-]+)'/g;
/** Within the package parts know each other by their folders, and Chakra by its own name. */
const IMPORT_WITHIN = /(?:from |import\()'(?:@veto\/shared-ui|@chakra-ui\/react|\.\.)\/([a-z-]+)(?:\/[a-z-]+\.tsx?)?'/g;

/** What a page says of a part that nobody has to keep up to date: the files that import it, and its latest changes. */
export interface PartFacts {
  usedIn: string[];
  changes: string[];
}

/** The facts of every part by the name of its folder. */
export function factsOfParts(): Record<string, PartFacts> {
  const facts: Record<string, PartFacts> = {};
  const factsOf = (name: string) => {
    facts[name] ??= { usedIn: [], changes: [] };
    return facts[name];
  };
  for (const file of globSync(CODE, { cwd: repository }).toSorted())
    if (!NOT_A_USE.test(file) && !file.startsWith(DOCS))
      for (const name of partsImportedBy(file)) factsOf(name).usedIn.push(file);
  const changes = changeLines();
  for (const part of readdirSync(join(repository, 'shared-ui/src'))) {
    const name = new RegExp(
      `\`<?${part.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}[\`/ ]`,
    );
    factsOf(part).changes = changes.filter((line) => name.test(line)).slice(0, 3);
  }
  return facts;
}

function partsImportedBy(file: string): Set<string> {
  const own = file.startsWith('shared-ui/src/') ? file.split('/')[2] : undefined;
  const imports = readFileSync(join(repository, file), 'utf8').matchAll(own ? IMPORT_WITHIN : IMPORT);
  return new Set([...imports].flatMap(([, name]) => (name && name !== own ? [name] : [])));
}

/** The sentences for users, those of the next release first. */
function changeLines(): string[] {
  const waiting = globSync('.changeset/*.md', { cwd: repository })
    .toSorted()
    .map((file) => readFileSync(join(repository, file), 'utf8').split('---').at(-1) ?? '');
  const released = readFileSync(join(repository, 'shared-ui/CHANGELOG.md'), 'utf8').split(/^- /m);
  return [...waiting, ...released].map((line) =>
    line
      .replace(/^[0-9a-f]{8}: /, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

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
    'virtual:used-icons': iconModule,
  };
  return {
    name: 'veto-part-facts',
    resolveId: (id) => (id in modules ? `\0${id}.js` : undefined),
    load: (id) => modules[id.replace(/^\0|\.js$/g, '')]?.(),
  };
}
