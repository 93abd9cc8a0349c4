import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  DEFAULT_CHANNEL,
  moveChannel,
  moves,
  parseRelease,
  type Release,
  readChannel,
  ToolError,
  uploadRelease,
} from '../../releases/index.ts';
import type { Channel } from '../../src/contract/channel.ts';
import { buildPackage } from '../build-package.ts';
import { refuseProblems } from '../check-release.ts';
import { actor, openStore } from '../store-of.ts';
import { findPackage, packagesToRelease } from '../workspace.ts';

/** `slice publish mf-owner [--canary 10] [--channel stable]`: build, check, upload, verify, move the pointer. */
export async function publish(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      channel: { type: 'string', default: DEFAULT_CHANNEL },
      all: { type: 'boolean' },
    },
  });
  const percent = values.canary === undefined ? undefined : percentOf(values.canary);
  const targets = values.all ? packagesToRelease() : positionals.map((name) => findPackage(name));
  if (targets.length === 0) throw new ToolError('VETO-405', 'Name a slice, or --all.');
  const store = await openStore();
  for (const target of targets) {
    const before = await readChannel(store, values.channel);
    const seen = moves.pointerOf(before, target.name)?.stable.version;
    const { folder } = await buildPackage(target);
    const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
    refuseProblems(built, before);
    const move = (now: Channel, release: Release) =>
      percent === undefined ? moves.publish(now, release, 'hand') : moves.publishCanary(now, release, percent);
    // What cannot be moved is refused before anything is uploaded.
    move(before, built);
    const release = await uploadRelease(store, folder);
    let moved = false;
    const channel = await moveChannel(store, values.channel, actor(), (now) => {
      const stable = moves.pointerOf(now, target.name)?.stable.version;
      if (stable !== seen)
        throw new ToolError(
          'VETO-431',
          `${target.name} became ${stable} while this was under way. Look, and try again.`,
        );
      // Once more: another team may have gone live since, with a route that this one claims.
      refuseProblems(release, now);
      const change = move(now, release);
      moved = change !== null;
      return change;
    });
    const share = percent === undefined ? '' : ` for ${percent} % of the visitors`;
    const state = moved ? `is live${share}` : 'is what everybody has already';
    console.log(`${target.name} ${release.version} ${state} on ${values.channel}, revision ${channel.revision}`);
  }
  return 0;
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (/^\d{1,3}$/.test(text) && percent >= 1 && percent <= 100) return percent;
  throw new ToolError('VETO-405', `--canary takes a whole percentage from 1 to 100, not '${text}'.`);
}
