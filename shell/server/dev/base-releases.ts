import type { Channel } from '@veto/slice-kit/contract';
import { type BaseSite, channelKey, DEFAULT_CHANNEL, type ObjectStore, readChannel } from '@veto/slice-kit/releases';

/** The live site by its store. */
export async function siteOfStore(store: ObjectStore): Promise<BaseSite> {
  return {
    channel: await readChannel(store),
    async readFile(key) {
      const object = await store.read(key);
      if (!object) throw new Error(`${key} is not in ${store.place}.`);
      return object.bytes;
    },
  };
}

/** Copies what is live into a store of its own, but for the packages that are built here. */
export async function copyLive({ channel, readFile }: BaseSite, store: ObjectStore, without: string[]): Promise<void> {
  const slices = Object.entries(channel.slices).filter(([name]) => !without.includes(name));
  const pointers = [...slices.map(([, pointer]) => pointer), ...(channel.shell ? [channel.shell] : [])];
  for (const { stable } of pointers) {
    if (without.includes(stable.slice)) continue;
    const names = Object.keys(stable.files);
    await Promise.all(
      names.map(async (name) => {
        const key = `releases/${stable.slice}/${stable.version}/${name}`;
        await store.write(key, await readFile(key));
      }),
    );
  }
  const copied: Channel = {
    revision: 1,
    releasesUrl: '/releases/',
    ...(channel.shell && { shell: { stable: channel.shell.stable, movedBy: 'hand' } }),
    slices: Object.fromEntries(slices.map(([name, { stable }]) => [name, { stable, movedBy: 'hand' as const }])),
  };
  await store.write(channelKey(DEFAULT_CHANNEL), Buffer.from(JSON.stringify(copied)));
}
