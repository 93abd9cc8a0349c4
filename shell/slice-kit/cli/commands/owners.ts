import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import {
  fingerprint,
  keyLine,
  moveOwners,
  type NamedKey,
  newKey,
  openSigner,
  ownersOf,
  parseKeyLine,
  readComposition,
  rightsOf,
  ToolError,
} from '../../releases/index.ts';
import { actor, openStore } from '../store-of.ts';
import { packagesToRelease } from '../workspace.ts';

interface OwnersValues {
  channel: string;
  all?: true;
  add?: string[];
  remove?: string[];
  may?: string[];
  newKey?: string;
}

/**
 * `slice owners [mf-owner …] [--add key.pub] [--remove name] [--may canary,promote]`: whose keys may move a slice. Prints them
 * where nothing changes. `--new-key <file>` makes a key.
 */
export async function owners(names: string[], values: OwnersValues): Promise<number> {
  if (values.newKey !== undefined) return makeKey(values.newKey);
  const store = await openStore();
  const { channel } = values;
  const before = await readComposition(store, channel);
  const known = [...before.pointers.keys()];
  const targets = names.length > 0 ? names : values.all ? packagesToRelease().map(({ name }) => name) : known;
  const only = verbsIn(values.may, values.add);
  const added = (await Promise.all((values.add ?? []).map(keysIn))).flat();
  const removed = values.remove ?? [];
  if (added.length + removed.length > 0) {
    if (names.length === 0 && !values.all) throw new ToolError('VETO-405', 'Name a slice, or --all.');
    const owned = targets.flatMap((slice) => ownersOf(before.pointers.get(slice)?.file));
    const unknown = removed.find((name) => !owned.some((key) => key.name === name));
    if (unknown !== undefined)
      throw new ToolError('VETO-405', `${targets.join(', ')}: there is no key ${unknown} to remove: ${listed(owned)}.`);
    for (const slice of targets) {
      const kept = ownersOf(before.pointers.get(slice)?.file).filter(
        ({ name, blob }) => !removed.includes(name) && !added.some((key) => key.blob === blob),
      );
      const next = [...kept, ...added.map((key) => ({ ...key, ...(only && { verbs: only }) }))];
      await moveOwners(store, channel, slice, actor(), next);
    }
  }
  const { roots, isLocal } = await rightsOf(store);
  console.log(`Administrators: ${listed(roots)}`);
  // With this line its moves go on to count where administrators are named later.
  if (isLocal) for (const key of roots) console.log(`In allowed_signers: ${keyLine(key)}`);
  const { pointers } = await readComposition(store, channel);
  for (const slice of targets) console.log(`${slice.padEnd(20)} ${listed(ownersOf(pointers.get(slice)?.file))}`);
  return 0;
}

function listed(keys: readonly NamedKey[]): string {
  const each = keys.map(
    ({ name, blob, verbs }) => `${name} ${fingerprint(blob)}${verbs ? ` (${verbs.join(', ')})` : ''}`,
  );
  return each.join(', ') || 'nobody';
}

async function keysIn(file: string): Promise<NamedKey[]> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new ToolError('VETO-405', `The key ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  const keys = text.split('\n').flatMap((line) => parseKeyLine(line) ?? []);
  if (keys.length === 0) throw new ToolError('VETO-405', `${file} has no key.`);
  return keys;
}

const VERBS = ['publish', 'canary', 'promote', 'rollback', 'retire', 'preview'];

/** All that added keys may do; undefined: everything. A verb that no move has would be a key for nothing. */
function verbsIn(may: readonly string[] | undefined, add: readonly string[] | undefined): string[] | undefined {
  if (may && !add) throw new ToolError('VETO-405', '--may is for keys that are added: name one with --add.');
  const verbs = may?.flatMap((each) => each.split(','));
  const unknown = verbs?.find((verb) => !VERBS.includes(verb));
  if (unknown !== undefined) throw new ToolError('VETO-405', `--may takes ${VERBS.join(', ')}, not '${unknown}'.`);
  return verbs;
}

/** Overwrites nothing. */
async function makeKey(file: string): Promise<number> {
  if (existsSync(`${file}.pub`)) throw new ToolError('VETO-405', `${file}.pub is there already: take another name.`);
  await writeFile(file, newKey(), { mode: 0o600, flag: 'wx' }).catch((error) => {
    const reason = error.code === 'EEXIST' ? 'is there already: take another name' : `cannot be written: ${error.code}`;
    throw new ToolError('VETO-405', `${file} ${reason}.`, { cause: error });
  });
  const line = `ssh-ed25519 ${(await openSigner(file)).blob} ${actor()}`;
  await writeFile(`${file}.pub`, `${line}\n`);
  console.log(line);
  return 0;
}
