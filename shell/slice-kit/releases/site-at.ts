import * as z from 'zod/mini';
import { type Channel, channelSchema } from '../src/contract/channel.ts';
import { type RuntimeConfig, runtimeConfigSchema } from '../src/contract/runtime-config.ts';
import { ToolError } from './tool-error.ts';

/** The live site that a slice is built for and shown in; it is only ever read. */
export interface BaseSite {
  channel: Channel;
  /** A file of a release; rejects when it does not arrive. */
  readFile(key: string): Promise<Uint8Array>;
  /** Of a site on another machine. */
  config?: RuntimeConfig;
}

/** Throws VETO-441 for a text that is not an address of the web. */
export function refuseNoAddress(text: string): void {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return;
  throw new ToolError('VETO-441', `${text} is not the address of a site, such as https://veto.example.`);
}

/** A running site by its address. Throws VETO-441 when it does not answer as a site of this kind does. */
export async function siteAt(address: string): Promise<BaseSite> {
  refuseNoAddress(address);
  try {
    return await readSite(address);
  } catch (error) {
    throw new ToolError('VETO-441', `${address} does not answer as a running site does: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** In a few words, why an address did not answer. */
export function reasonOf(error: unknown): string {
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
