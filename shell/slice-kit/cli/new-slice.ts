import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import { isReserved } from '../src/compatibility/route-problems.ts';
import type { Channel } from '../src/contract/channel.ts';
import { channelIn } from '../src/contract/known-languages.ts';
import { rangeOf } from '../webpack/sharing.ts';
import type { ShellFacts } from './shell-facts.ts';
import type { Template } from './templates.ts';
import { readManifest, repository, sliceKitFolder, slicesIn } from './workspace.ts';

/** Folders of files, type-checked and linted where they lie; a generated slice is a copy of some of them with other words. */
const TEMPLATE = join(sliceKitFolder, 'template');
/** What slice.json allows, 41 letters, with the prefix by which the workspace finds its packages. */
const NAME = /^mf-(?=.{1,38}$)([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

export interface NewSlice {
  name: string;
  folder: string;
  /** Where it answers: '/demo'. */
  path: string;
  /** Relative to the folder. */
  files: string[];
}

/** Addresses by the slice that answers there. */
export type Taken = readonly { owner: string; paths: readonly string[] }[];

export interface Choices {
  /** Default: this repository. */
  root?: string;
  /** Default: react. */
  template?: Template;
  elsewhere?: Elsewhere | undefined;
}

/** What a slice in a repository of its own is given of the live site. */
export interface Elsewhere {
  taken: Taken;
  facts: ShellFacts;
}

export function liveRoutes(channel: Channel): Taken {
  return Object.entries(channelIn(channel).slices).map(([owner, { stable }]) => ({
    owner,
    paths: stable.manifest.routes.map(({ path }) => path),
  }));
}

/** The folders that make a slice, in their order: a file takes the place of its namesake, but package.json adds to it. */
function foldersOf(template: Template, isElsewhere: boolean): string[] {
  const elsewhere = isElsewhere ? ['own-repository', `${template}-own-repository`] : [];
  // Its pages are built already, and its commands take the place of all others.
  if (template === 'built') return ['all', ...elsewhere, 'built'];
  return ['all', ...(template === 'react' ? [] : ['plain']), template, ...elsewhere];
}

/**
 * Writes a working slice into `<root>/<name>`, whole or not at all: one page with its test, in React with its story too.
 * Throws VETO-405 for a name that is taken or cannot be one, VETO-414 when its address would be the shell's or is another
 * slice's: here, or, in a repository of its own, at the live site.
 */
export async function newSlice(
  name: string,
  { root = repository, template = 'react', elsewhere }: Choices = {},
): Promise<NewSlice> {
  const words = NAME.exec(name)?.[1]?.split('-');
  if (!words) {
    const hint = NAME.test(`mf-${name}`) ? `slice new mf-${name}` : 'as mf-demo, at most 41 letters';
    throw new ToolError('VETO-405', `${name} cannot be a slice's name: it is mf- and then lower-case words: ${hint}.`);
  }
  const folder = join(root, name);
  if (existsSync(folder)) throw new ToolError('VETO-405', `There is a folder ${name} already.`);
  const slug = words.join('-');
  if (isReserved(`/${slug}`)) throw new ToolError('VETO-414', `/${slug} is reserved for the shell and its server.`);
  const owner = [...routesIn(root), ...(elsewhere?.taken ?? [])].find(({ paths }) => paths.includes(`/${slug}`))?.owner;
  if (owner) throw new ToolError('VETO-414', `/${slug} is answered by ${owner} already: choose another name.`);
  const texts = await textsOf(foldersOf(template, elsewhere !== undefined));
  if (elsewhere) texts['package.json'] = versioned(texts['package.json'] ?? '{}', elsewhere);
  const files = Object.keys(texts).toSorted();
  const draft = join(root, `.new-slice-${randomUUID()}`);
  try {
    for (const file of files) {
      const target = join(draft, inWordsOf(words, file));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, inWordsOf(words, texts[file] ?? ''));
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { name, folder, path: `/${slug}`, files: files.map((file) => inWordsOf(words, file)) };
}

export function routesIn(root: string): Taken {
  return slicesIn(root).map((each) => ({
    owner: each.name,
    paths: readManifest(each).routes.map(({ path }) => path),
  }));
}

/** The files of folders by their paths. */
async function textsOf(folders: readonly string[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const folder of folders.map((name) => join(TEMPLATE, name)))
    for (const file of await filesOf(folder)) {
      const text = await readFile(join(folder, file), 'utf8');
      const before = file === 'package.json' ? texts[file] : undefined;
      texts[file] = before === undefined ? text : packageText(withPackages(before, text));
    }
  return texts;
}

type PackageJson = Record<string, Record<string, string>>;

/** A package.json, with what another one adds to its lists. */
function withPackages(before: string, added: string): PackageJson {
  const json = JSON.parse(before) as PackageJson;
  for (const [key, more] of Object.entries(JSON.parse(added) as PackageJson)) {
    const entries = Object.entries({ ...json[key], ...more });
    json[key] = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  return json;
}

function packageText(json: object): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** The package.json with the versions of the live shell, so that types and tests are those of the page. */
function versioned(packageJson: string, { facts: { shared } }: Elsewhere): string {
  const json = JSON.parse(packageJson) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies'] as const)
    for (const name of Object.keys(json[kind])) {
      const live = shared[name] ?? shared[`${name}/core`];
      if (live) json[kind][name] = rangeOf(live);
    }
  return packageText(json);
}

/** 'SamplePage' is a component, 'SAMPLE' a constant, 'Sample' what a visitor reads, 'sample' an address, a folder or a chunk. */
function inWordsOf(words: string[], text: string): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const title = capital(words.join(' '));
  const wordsFor: Record<string, string> = {
    SamplePage: `${words.map(capital).join('')}Page`,
    SAMPLE: words.join('_').toUpperCase(),
    // A key of an object.
    'Sample:': words.length > 1 ? `'${title}':` : `${title}:`,
    Sample: title,
    sample: words.join('-'),
  };
  // Each place once: a slice may be called mf-sample-hotel itself.
  return text.replaceAll(/SamplePage|SAMPLE|Sample:?|sample/g, (found) => wordsFor[found] ?? found);
}

async function filesOf(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
