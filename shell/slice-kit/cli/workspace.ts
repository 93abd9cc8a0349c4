import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import semver from 'semver';
import * as z from 'zod/mini';
import { isOwnRepository, repository } from '../releases/repository.ts';
import { ToolError } from '../releases/tool-error.ts';
import { LANGUAGES } from '../src/contract/languages.ts';
import { type SliceManifest, sliceManifestSchema } from '../src/contract/slice-manifest.ts';

export { isOwnRepository, repository };
export const sliceKitFolder = resolve(import.meta.dirname, '..');
export const shellFolder = resolve(import.meta.dirname, '../..');
export const SHELL = 'shell';

export interface Package {
  /** 'shell', or the slice's name: the same as its folder's, but where the slice is the whole repository. */
  name: string;
  folder: string;
  /** The semver of its package.json. */
  semver: string;
}

/** Every top-level folder with a slice.json; where the root has one, the root alone. */
export function slicesIn(root = repository): Package[] {
  if (existsSync(join(root, 'slice.json'))) return [readPackage(nameIn(root), root)];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'slice.json')))
    .map((entry) => entry.name)
    .toSorted()
    .map((name) => readPackage(name, join(root, name)));
}

/** The shell, where this is its repository, and every slice. */
export function packagesToRelease(root = repository): Package[] {
  return [...(isOwnRepository ? [readPackage(SHELL, join(root, SHELL))] : []), ...slicesIn(root)];
}

/** Throws VETO-405 when there is no such package. */
export function findPackage(name: string): Package {
  const all = packagesToRelease();
  const found = all.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new ToolError('VETO-405', `There is no ${name} here. There are: ${all.map((each) => each.name).join(', ')}.`);
}

/** Whether a package is written in React, as its package.json says. */
export function dependsOnReact(folder: string): boolean {
  const { dependencies } = readJson(basename(folder), join(folder, 'package.json')) as { dependencies?: object };
  return dependencies !== undefined && 'react' in dependencies;
}

/** slice-kit as a package has it installed, beside its React: a repository of its own may have another copy for its commands. */
export function kitOf(folder: string): string {
  try {
    const file = findPackageJSON('@veto/slice-kit', join(folder, 'package.json'));
    return realpathSync(dirname(file ?? ''));
  } catch (cause) {
    throw new ToolError('VETO-401', `${basename(folder)} does not have @veto/slice-kit installed.`, { cause });
  }
}

/** The name of the package in the current folder, for commands that are given none. */
export function nameHere(): string {
  const folder = process.cwd();
  return existsSync(join(folder, 'slice.json')) ? nameIn(folder) : basename(folder);
}

function nameIn(folder: string): string {
  return String((readJson(basename(folder), join(folder, 'slice.json')) as { name?: unknown }).name);
}

function readPackage(name: string, folder: string): Package {
  const { version } = readJson(name, join(folder, 'package.json')) as { version?: unknown };
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+$/.test(version))
    throw new ToolError('VETO-401', `${name}/package.json has no version such as 1.0.0.`);
  return { name, folder, semver: version };
}

/** What slice.json says to builds alone, and no release carries. */
const sliceJsonSchema = z
  .extend(sliceManifestSchema, {
    /** Selectors without a class, id or attribute that its style sheets may use, as VETO-408 names them; '*' stands for all. */
    wideSelectors: z._default(z.array(z.string()), []),
  })
  .check(
    z.refine(({ routes, nav }) => languagesIn({ routes, nav }).every((language) => isLanguage(language)), {
      message: `The languages of the site are ${LANGUAGES.join(', ')}`,
      path: ['lang'],
    }),
  );

const isLanguage = (code: string) => (LANGUAGES as readonly string[]).includes(code);

function languagesIn({ routes, nav }: Pick<SliceManifest, 'routes' | 'nav'>): string[] {
  const ofLinks = nav.flatMap(({ lang, in: words = {} }) => [...(lang ? [lang] : []), ...Object.keys(words)]);
  return [...routes.map(({ lang }) => lang), ...ofLinks];
}

/**
 * slice.json, checked; its `contract` in the form that the page reads as npm does. Throws VETO-401 with the places that do not
 * match.
 */
export function readManifest(target: Package): SliceManifest {
  const { $schema: _, wideSelectors: __, ...manifest } = readSliceJson(target);
  return manifest;
}

/** The same, with what only builds read. */
export function readSliceJson({ name, folder }: Package): z.infer<typeof sliceJsonSchema> {
  const json = readJson(name, join(folder, 'slice.json'));
  // Without a language zod/mini only says 'Invalid input'.
  const parsed = sliceJsonSchema.safeParse(json, { error: z.locales.en().localeError });
  if (!parsed.success) throw new ToolError('VETO-401', `${name}/slice.json:\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name)
    throw new ToolError('VETO-401', `${name}/slice.json names itself ${parsed.data.name}; the folder is ${name}.`);
  return { ...parsed.data, contract: plainRange(name, parsed.data.contract) };
}

/** A range as comparators of whole versions: '>=1.0.0 <2.0.0-0' of '1.x'; '^1.2.0' stays. */
function plainRange(name: string, range: string): string {
  if (/^(?:~|\^(?!0\.0\.))?\d+\.\d+\.\d+$/.test(range)) return range;
  const plain = semver.validRange(range);
  if (plain === null)
    throw new ToolError('VETO-401', `${name}/slice.json: '${range}' is no range of versions (contract).`);
  return plain;
}

function readJson(name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'cannot be read';
    throw new ToolError('VETO-401', `${name}/${basename(file)} ${reason}.`, { cause: error });
  }
}
