import { buildAll, builtFolder, packagesToRelease } from '@veto/slice-kit/build';
import { DEFAULT_CHANNEL, FolderStore, moveChannel, moves, readChannel, uploadRelease } from '@veto/slice-kit/releases';

/**
 * Builds what is not built and points the channel at it, except where a person has moved the pointer: what they chose
 * stays. Says each step; rejects with a ToolError when a build fails.
 */
export async function releaseFreshBuilds(
  releasesDir: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const store = new FolderStore(releasesDir);
  const channel = await readChannel(store);
  const byHand = (name: string) => moves.pointerOf(channel, name)?.movedBy === 'hand';
  const targets = packagesToRelease();
  const chosen = targets.filter(({ name }) => byHand(name));
  if (chosen.length > 0) say(`left as somebody set it: ${chosen.map(({ name }) => name).join(', ')}`);
  const own = targets.filter(({ name }) => !byHand(name));
  const stale = own.filter((target) => !builtFolder(target).exists);
  if (stale.length > 0) say(`building ${stale.map(({ name }) => name).join(', ')}`);
  for (const { name, folder, version } of await buildAll(own, { say, signal })) {
    if (moves.pointerOf(channel, name)?.stable.version === version) continue;
    const release = await uploadRelease(store, folder);
    await moveChannel(store, DEFAULT_CHANNEL, 'start', (now) =>
      moves.pointerOf(now, name)?.movedBy === 'hand' ? null : moves.publish(now, release, 'start'),
    );
    say(`published ${name} ${version}`);
  }
}
