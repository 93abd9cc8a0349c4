import type { Channel, DocumentChannel, PageChannel } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { FILE_LIMIT_MS } from '../federation/time-limit.ts';
import { inlinedJson } from '../runtime-config/inlined-json.ts';

function isChannel(value: unknown): value is DocumentChannel {
  const channel = value as Partial<DocumentChannel> | null | undefined;
  return (
    typeof channel?.revision === 'number' &&
    typeof channel.releasesUrl === 'string' &&
    typeof channel.slices === 'object' &&
    channel.slices !== null &&
    Object.values(channel.slices).every((pointer) => Array.isArray(pointer?.stable?.manifest?.routes))
  );
}

/** A document writes the outline of a release in brief: the rest of it is what the key says, and an empty version. */
function readOutlines({ slices, ...channel }: DocumentChannel): PageChannel {
  const read = Object.entries(slices).map(([slice, pointer]): [string, PageChannel['slices'][string]] => {
    if ('version' in pointer.stable) return [slice, { ...pointer, stable: pointer.stable }];
    const manifest = { name: slice, ...pointer.stable.manifest };
    return [slice, { stable: { slice, version: '', manifest } }];
  });
  return { ...channel, slices: Object.fromEntries(read) };
}

/** The channel as it is now on the server, checked against its whole schema. */
export async function fetchChannel(address: string): Promise<Channel> {
  const [response, { parseChannel }] = await Promise.all([
    fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT_MS) }),
    import(/* webpackChunkName: "channel-schema" */ './channel-schema.ts'),
  ]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return parseChannel(await response.json());
}

/**
 * What the document of an address says of the channel: how to load the slices that may answer there. Rejects when it
 * does not say; `cause` is the answer's status.
 */
export async function fetchDocumentChannel(href: string): Promise<PageChannel> {
  const response = await fetch(href, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT_MS) });
  // Where nobody answers the status is 404, and the document one like any other.
  const inlined = inlinedJson('veto-channel', new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!isChannel(inlined))
    throw new Error(`${href} answered ${response.status} without a channel`, { cause: response.status });
  return readOutlines(inlined);
}

/**
 * What the site is made of: inlined in index.html by whoever rendered it, else fetched. The inlined one comes from the
 * same hand as this script and saves a round trip, so only its shape is looked at. Rejects with VETO-301.
 */
export async function readChannel(address: string): Promise<PageChannel> {
  const inlined = inlinedJson('veto-channel');
  if (isChannel(inlined)) return readOutlines(inlined);
  try {
    return await fetchChannel(address);
  } catch (error) {
    throw new VetoError('VETO-301', 'the channel could not be read', { stage: 'boot', cause: error });
  }
}
