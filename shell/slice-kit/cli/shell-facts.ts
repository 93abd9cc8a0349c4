import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { jsonBytes } from '../releases/json-bytes.ts';
import { FACTS_FILE } from '../releases/repository.ts';
import { ToolError } from '../releases/tool-error.ts';
import type { Channel } from '../src/contract/channel.ts';
import { rangeOf, type SharedModule, sharedModules } from '../webpack/sharing.ts';
import { isOwnRepository, repository, shellFolder } from './workspace.ts';

const factsSchema = z.object({
  /** Where they come from. */
  site: z.string(),
  /** The release of the shell. */
  shell: z.string(),
  /** What that shares, by key. */
  shared: z.record(z.string(), z.string()),
});
/** What a slice in a repository of its own must know of the live shell: `shell-facts.json`. */
export type ShellFacts = z.infer<typeof factsSchema>;

/** Of the site's live shell. Throws VETO-412 when the channel has none. */
export function shellFacts(site: string, { shell }: Channel): ShellFacts {
  if (!shell) throw new ToolError('VETO-412', `${site} has no live shell.`);
  const shared = Object.entries(shell.stable.provides).map(([key, { version }]) => [key, version]);
  return { site, shell: shell.stable.version, shared: Object.fromEntries(shared) };
}

export async function writeShellFacts(facts: ShellFacts): Promise<void> {
  await writeFile(join(repository, FACTS_FILE), jsonBytes(facts));
}

/** undefined where there is no file. Throws VETO-407 for one that cannot be read. */
export function findShellFacts(): ShellFacts | undefined {
  try {
    return factsSchema.parse(JSON.parse(readFileSync(join(repository, FACTS_FILE), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ToolError('VETO-407', `${FACTS_FILE} is damaged: write it again with slice shell-facts --site <url>.`, {
      cause: error,
    });
  }
}

/** The same, where nothing goes on without them. */
export function readShellFacts(): ShellFacts {
  const facts = findShellFacts();
  if (facts) return facts;
  throw new ToolError('VETO-407', `${repository} has no ${FACTS_FILE}: slice shell-facts --site <url> writes it.`);
}

/** Every module that the page shares: in Veto's own repository as the shell resolves it, elsewhere as the live shell states it. */
export function sharedWithPage(): SharedModule[] {
  if (isOwnRepository) return sharedModules(shellFolder);
  return Object.entries(readShellFacts().shared).map(([key, version]) => {
    const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;
    return { key, file: '', packageName, version, range: rangeOf(version) };
  });
}
