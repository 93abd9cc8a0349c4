import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { folderFiles } from '../releases/folder-files.ts';
import { ToolError } from '../releases/tool-error.ts';
import { BUILT, BUILT_MODULES } from '../webpack/built-folders.ts';
import { type BuiltEntry, builtEntry, type EntryChoices } from './built-entry.ts';
import type { Package } from './workspace.ts';

const MARK = '// Written by `slice --from`: what another bundler has built, as a slice.\n';
/** Not for visitors: maps, pages of their own, and what servers compress. */
const LEFT_OUT = /\.(map|html|br|gz)$|(^|\/)(mf-manifest|mf-stats|package)\.json$|\.d\.ts$/;

/** Options of commands that take in what another bundler has built. */
export interface FromValues extends EntryChoices {
  from?: string | undefined;
}

/** Takes in what the options name; nothing where they name nothing. */
export async function takeInFrom(targets: readonly Package[], { from, ...choices }: FromValues): Promise<void> {
  if (from === undefined) return;
  const [target, ...others] = targets;
  if (!target || others.length > 0) throw new ToolError('VETO-405', '--from takes in one slice: name it.');
  await takeIn(target, resolve(from), choices);
}

/**
 * Makes a folder of built files the source of a slice: from then on it is checked, previewed and published like every other. Throws
 * VETO-409 where the folder has no usable entry, or the slice has a source of its own, and VETO-424 for links.
 */
export async function takeIn({ name, folder }: Package, from: string, choices: EntryChoices): Promise<void> {
  const [own] = globSync('src/slice.{tsx,ts,jsx,js}', { cwd: folder });
  if (own && !(await readFile(join(folder, own), 'utf8')).startsWith(MARK))
    throw new ToolError(
      'VETO-409',
      `${name}/${own} is written by hand: remove it, or give what is built a slice of its own.`,
    );
  if (!existsSync(from)) throw new ToolError('VETO-409', `There is no folder ${from}.`);
  const files = (await folderFiles(from)).filter((file) => !LEFT_OUT.test(file));
  const built = await builtEntry(from, files, choices);
  const [place, other] = built.kind === 'modules' ? [BUILT_MODULES, BUILT] : [BUILT, BUILT_MODULES];
  for (const old of [place, other]) await rm(join(folder, old), { recursive: true, force: true });
  for (const file of files) {
    const copy = join(folder, place, file);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(from, file), copy);
  }
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'src/slice.js'), MARK + sourceOf(built, files));
}

function sourceOf(built: BuiltEntry, files: readonly string[]): string {
  const { entry, expose } = built;
  if (built.kind === 'modules') {
    const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `import './built/${file}';\n`);
    const load = `() => import(/* webpackChunkName: "built" */ './built/${entry}')`;
    const named = expose === undefined ? '' : `, ${JSON.stringify(expose)}`;
    return `import { moduleSlice } from '@veto/slice-kit/built-elsewhere';
${sheets.join('')}
export const lifecycles = moduleSlice(${load}${named});
`;
  }
  return `import { containerSlice } from '@veto/slice-kit/built-elsewhere';

const files = import.meta.webpackContext('../${BUILT}');

export const lifecycles = containerSlice({
  entry: new URL(files(${JSON.stringify(`./${entry}`)}), location.href).href,
  container: ${JSON.stringify(built.container)},
  expose: ${JSON.stringify(expose)},
});
`;
}
