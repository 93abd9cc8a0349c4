import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import { isReserved } from '../src/compatibility/route-problems.ts';
import { readManifest, repository, sliceKitFolder, slicesIn } from './workspace.ts';

/** A slice that is type-checked and linted where it lies; every generated one is a copy with other words. */
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

/**
 * Writes a working slice into `<root>/<name>`, whole or not at all: one page with its story and test. Throws VETO-405 for
 * a name that is taken or cannot be one, VETO-414 when its address would be the shell's or is another slice's here.
 */
export async function newSlice(name: string, root = repository): Promise<NewSlice> {
  const words = NAME.exec(name)?.[1]?.split('-');
  if (!words) {
    const hint = NAME.test(`mf-${name}`) ? `slice new mf-${name}` : 'as mf-demo, at most 41 letters';
    throw new ToolError('VETO-405', `${name} cannot be a slice's name: it is mf- and then lower-case words: ${hint}.`);
  }
  const folder = join(root, name);
  if (existsSync(folder)) throw new ToolError('VETO-405', `There is a folder ${name} already.`);
  const slug = words.join('-');
  if (isReserved(`/${slug}`)) throw new ToolError('VETO-414', `/${slug} is reserved for the shell and its server.`);
  const owner = slicesIn(root).find((each) => readManifest(each).routes.some(({ path }) => path === `/${slug}`));
  if (owner) throw new ToolError('VETO-414', `/${slug} is answered by ${owner.name} already: choose another name.`);
  const files = await filesOf(TEMPLATE);
  const draft = join(root, `.new-slice-${randomUUID()}`);
  try {
    for (const file of files) {
      const target = join(draft, inWordsOf(words, file));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, inWordsOf(words, await readFile(join(TEMPLATE, file), 'utf8')));
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { name, folder, path: `/${slug}`, files: files.map((file) => inWordsOf(words, file)) };
}

/** 'SamplePage' is a component, 'Sample' what a visitor reads, 'sample' an address, a folder or a chunk. */
function inWordsOf(words: string[], text: string): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return text
    .replaceAll('SamplePage', `${words.map(capital).join('')}Page`)
    .replaceAll('Sample', capital(words.join(' ')))
    .replaceAll('sample', words.join('-'));
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
