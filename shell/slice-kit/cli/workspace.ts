import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ToolError } from '../releases/tool-error.ts';
import { type SliceManifest, sliceManifestSchema } from '../src/contract/slice-manifest.ts';

export const repository = resolve(import.meta.dirname, '../../..');
export const sliceKitFolder = resolve(import.meta.dirname, '..');
export const shellFolder = resolve(import.meta.dirname, '../..');
export const SHELL = 'shell';

export interface Package {
  /** 'shell', or the slice's name: the same as its folder's. */
  name: string;
  folder: string;
  /** The semver of its package.json. */
  semver: string;
}

/** The shell and every top-level folder with a slice.json. */
export function packagesToRelease(root = repository): Package[] {
  const slices = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'slice.json')))
    .map((entry) => entry.name)
    .toSorted();
  return [SHELL, ...slices].map((name) => readPackage(name, join(root, name)));
}

/** Throws VETO-405 when there is no such package. */
export function findPackage(name: string, root = repository): Package {
  const all = packagesToRelease(root);
  const found = all.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new ToolError('VETO-405', `There is no ${name} here. There are: ${all.map((each) => each.name).join(', ')}.`);
}

function readPackage(name: string, folder: string): Package {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string };
  if (!version) throw new ToolError('VETO-401', `${folder}/package.json has no version.`);
  return { name, folder, semver: version };
}

/** slice.json, checked. Throws VETO-401 with the places that do not match. */
export function readManifest({ name, folder }: Package): SliceManifest {
  const text = readFileSync(join(folder, 'slice.json'), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ToolError('VETO-401', `${name}/slice.json is not JSON: ${String(error)}`);
  }
  const parsed = sliceManifestSchema.safeParse(json);
  if (!parsed.success) throw new ToolError('VETO-401', `${name}/slice.json:\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== name)
    throw new ToolError('VETO-401', `${name}/slice.json names itself ${parsed.data.name}; the folder is ${name}.`);
  const { $schema: _, ...manifest } = parsed.data;
  return manifest;
}
