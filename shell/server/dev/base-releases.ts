import { type Channel, channelSchema, type RuntimeConfig, runtimeConfigSchema } from '@veto/slice-kit/contract';
import { channelKey, DEFAULT_CHANNEL, type ObjectStore, readChannel, ToolError } from '@veto/slice-kit/releases';
import * as z from 'zod/mini';

/** The live site that a slice under development is shown in; it is only ever read. */
export interface BaseSite {
  channel: Channel;
  /** A file of a release; rejects when it does not arrive. */
  readFile(key: string): Promise<Uint8Array>;
  /** Of a site on another machine. */
  config?: RuntimeConfig;
}

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

/** A running site by its address. Throws VETO-441 when it does not answer as a site of this kind does. */
export async function siteAt(address: string): Promise<BaseSite> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ToolError('VETO-441', `${address} is no address of a site: it is as https://veto.example.`);
  try {
    return await readSite(address);
  } catch (error) {
    throw new ToolError('VETO-441', `${address} does not answer as a running site does: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof z.core.$ZodError) return 'what it sends does not match the schema';
  // "fetch failed" says nothing; its cause does.
  const { message } = error.cause instanceof Error ? error.cause : error;
  return (message || String(error)).replace(/\.$/, '');
}

async function readSite(address: string): Promise<BaseSite> {
  const config = runtimeConfigSchema.parse(await (await fetched(new URL('/config.json', address))).json());
  const channelUrl = new URL(config.channel, address);
  const channel = channelSchema.parse(await (await fetched(channelUrl)).json());
  const releases = new URL(channel.releasesUrl, address);
  return {
    config,
    channel,
    readFile: async (key) =>
      new Uint8Array(await (await fetched(new URL(key.replace(/^releases\//, ''), releases))).arrayBuffer()),
  };
}

async function fetched(url: URL): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
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
