import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { ToolError } from '../releases/tool-error.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { slotName } from '../src/contract/slice-manifest.ts';
import { type Package, packagesToRelease } from './workspace.ts';

/** Where a slice, or the shell, says which slots it offers: `export const slots = { 'vet.profile.contact': z.object({ … }) }`. */
export const SLOTS_FILE = 'src/slots.ts';

/**
 * The slots that a slice or the shell offers, each with the props of the part there, as JSON Schema; undefined for none.
 * Throws VETO-401 for what are no slots.
 */
export async function offeredSlots({ name, folder }: Pick<Package, 'name' | 'folder'>): Promise<SliceRelease['slots']> {
  const file = join(folder, SLOTS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const { slots } = (await import(pathToFileURL(file).href)) as { slots: Record<string, z.ZodMiniObject> };
    const offered = Object.entries(slots).map(([slot, props]) => {
      const { properties = {} } = toJSONSchema(props);
      return [z.parse(slotName, slot), properties] as const;
    });
    return Object.fromEntries(offered);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ToolError('VETO-401', `${name}/${SLOTS_FILE} exports no slots, each a zod object: ${reason}`, { cause });
  }
}

/** The slots of all that lies in a repository. Throws VETO-401. */
export async function slotsIn(root: string): Promise<NonNullable<SliceRelease['slots']>> {
  return Object.assign({}, ...(await Promise.all(packagesToRelease(root).map(offeredSlots))));
}
