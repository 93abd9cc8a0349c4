import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { ToolError } from '../releases/tool-error.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { slotName } from '../src/contract/slice-manifest.ts';
import { type Package, packagesToRelease } from './workspace.ts';

/** Where a slice, or the shell, says which parts its pages take in: `export const parts = { 'vet.profile.contact': z.object({ … }) }`. */
export const PARTS_FILE = 'src/parts.ts';

/**
 * The places for parts that a slice or the shell offers, each with the part's props as JSON Schema; undefined for none.
 * Throws VETO-401 for a file without such props.
 */
export async function offeredParts({ name, folder }: Pick<Package, 'name' | 'folder'>): Promise<SliceRelease['slots']> {
  const file = join(folder, PARTS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    // Node keeps what it has imported, and `slice types --watch` asks again after a save.
    const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
    const { parts } = (await import(address)) as { parts: Record<string, z.ZodMiniObject> };
    const offered = Object.entries(parts).map(([slot, props]) => {
      const { properties = {} } = toJSONSchema(props);
      return [z.parse(slotName, slot), properties] as const;
    });
    return Object.fromEntries(offered);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ToolError('VETO-401', `${name}/${PARTS_FILE} exports no parts, each a zod object: ${reason}`, { cause });
  }
}

/** The places for parts of all slices of a repository. Throws VETO-401. */
export async function partsIn(root: string): Promise<NonNullable<SliceRelease['slots']>> {
  return Object.assign({}, ...(await Promise.all(packagesToRelease(root).map(offeredParts))));
}
