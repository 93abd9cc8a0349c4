import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { repository } from '../cli/workspace.ts';
import { ToolError } from '../releases/tool-error.ts';

/** What slices in repositories of their own install. */
const PACKAGES = ['shell/slice-kit', 'shared-ui', 'shared-data'];
/** The folder of a slice's repository that holds them. */
const FOLDER = 'packages';

/**
 * Packs what a repository of slices installs into `<target>/packages`, in the place of what is there of us, and names the files in
 * the overrides of its pnpm-workspace.yaml. Returns the names of the files.
 */
export async function packPackages(target: string): Promise<string[]> {
  const folder = join(target, FOLDER);
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((name) => /^veto-.*\.tgz$/.test(name));
  const packed = await Promise.all(PACKAGES.map((path) => pack(path, folder)));
  const files = packed.map(({ file }) => file);
  for (const old of before.filter((name) => !files.includes(name))) await rm(join(folder, old));
  const settings = join(target, 'pnpm-workspace.yaml');
  const yaml = parseDocument(await readFile(settings, 'utf8').catch(() => ''));
  for (const { name, file } of packed) yaml.setIn(['overrides', name], `file:${FOLDER}/${file}`);
  await writeFile(settings, yaml.toString());
  return files;
}

async function pack(path: string, folder: string): Promise<{ name: string; file: string }> {
  const args = ['pack', '--json', '--pack-destination', folder];
  // The pnpm that runs this command need not be one that a shell finds.
  const own = process.env.npm_execpath;
  const [program, ...first] = own && /\.[cm]?js$/.test(own) ? [process.execPath, own] : ['pnpm'];
  const { stdout } = await promisify(execFile)(program ?? '', [...first, ...args], {
    ...{ cwd: join(repository, path), maxBuffer: 1e7 },
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new ToolError('VETO-405', 'There is no pnpm here to pack with: npx -y pnpm@10 slice pack.', { cause });
  });
  const { name, filename } = JSON.parse(stdout.slice(stdout.indexOf('\n{') + 1)) as Record<string, string>;
  return { name: name ?? '', file: (filename ?? '').split(/[\\/]/).at(-1) ?? '' };
}
