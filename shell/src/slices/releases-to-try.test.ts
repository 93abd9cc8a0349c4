import type { Channel, SliceRelease } from '@veto/slice-kit/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { adoptChannel, channelStore } from '../channel/channel-store.ts';
import { completeChannel } from '../channel/watch-channel.ts';
import { releaseOf } from '../federation/release.fixture.ts';
import { releasesToTry } from './releases-to-try.ts';
import type { SlicesPage } from './runner-page.ts';

const [BAD, GOOD, REPAIRED] = ['2.0.0-bbbbbbbb', '1.0.0-aaaaaaaa', '2.0.1-cccccccc'].map((version) =>
  releaseOf(version),
) as [SliceRelease, SliceRelease, SliceRelease];

const revision = (number: number, stable: SliceRelease, previous?: SliceRelease): Channel => ({
  revision: number,
  releasesUrl: '/releases/',
  slices: { 'mf-test': { stable, movedBy: 'hand', ...(previous && { previous }) } },
});

const CHANNEL = '/channels/stable.json';
const server = vi.fn<() => Promise<Response>>();
const storeHas = (channel: Channel) => server.mockImplementation(async () => new Response(JSON.stringify(channel)));
const toTry = () => releasesToTry('mf-test', { visitor: NOBODY, channelAddress: CHANNEL } as SlicesPage);

async function versionsOf(releases: AsyncIterable<SliceRelease>): Promise<string[]> {
  const versions: string[] = [];
  for await (const { version } of releases) versions.push(version);
  return versions;
}

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  return () => vi.unstubAllGlobals();
});

it('goes on with the previous release when the page had the whole channel while the first one failed', async () => {
  storeHas(revision(1, BAD, GOOD));
  adoptChannel({ ...revision(1, BAD), partial: true }, NOBODY);
  const releases = toTry();
  expect(await releases.next()).toMatchObject({ value: BAD });
  await completeChannel(CHANNEL);
  expect(channelStore.getState().current.partial).toBeUndefined();
  expect(await versionsOf(releases)).toEqual([GOOD.version]);
});

it('ends with what the store names by now, and tries nothing twice', async () => {
  adoptChannel(revision(1, BAD, GOOD), NOBODY);
  storeHas(revision(2, REPAIRED, BAD));
  expect(await versionsOf(toTry())).toEqual([BAD.version, GOOD.version, REPAIRED.version]);
  expect(channelStore.getState().current.revision).toBe(2);
});

it('leaves out a release that has spoilt a document of this tab', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => ` mf-test@${BAD.version} ` });
  adoptChannel(revision(1, BAD, GOOD), NOBODY);
  storeHas(revision(1, BAD, GOOD));
  expect(await versionsOf(toTry())).toEqual([GOOD.version]);
});

it('asks nobody while the first release works', async () => {
  adoptChannel(revision(1, BAD, GOOD), NOBODY);
  expect(await toTry().next()).toMatchObject({ value: BAD });
  expect(server).not.toHaveBeenCalled();
});

it('ends with what the page knows where the store does not answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  adoptChannel(revision(1, BAD, GOOD), NOBODY);
  server.mockRejectedValue(new Error('no network'));
  expect(await versionsOf(toTry())).toEqual([BAD.version, GOOD.version]);
});

it('asks for the document as this page is shown where its channel is broken: with the secret of its preview', async () => {
  const query = '?veto-preview=AbCdEfGhIjKlMnOpQrStUv_-';
  vi.stubGlobal('location', { href: 'https://veto.example/hotel?city=Warsaw' });
  adoptChannel({ ...revision(1, BAD), partial: true }, NOBODY);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    throw new Error('no network');
  });
  const page = { visitor: NOBODY, channelAddress: CHANNEL + query } as SlicesPage;
  await expect(versionsOf(releasesToTry('mf-test', page))).rejects.toThrow('no network');
  expect(asked[0]).toBe(CHANNEL + query);
  expect(asked.at(-1)).toBe(`https://veto.example/hotel?city=Warsaw&${query.slice(1)}`);
});

it('opens the document of a preview that has ended, which says so; not where there is no network, or none was asked for', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { href: 'https://veto.example/doctors', replace });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: kept.get.bind(kept), setItem: kept.set.bind(kept) });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ getElementById: () => null });
    },
  );
  const open = async (query: string) => {
    adoptChannel({ ...revision(1, BAD), partial: true }, NOBODY);
    const page = { visitor: NOBODY, channelAddress: CHANNEL + query } as SlicesPage;
    await expect(versionsOf(releasesToTry('mf-test', page))).rejects.toThrow();
  };
  server.mockImplementation(async () => new Response('Nothing to show', { status: 404 }));
  await open('');
  expect(replace).not.toHaveBeenCalled();
  await open('?veto-preview=secret');
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://veto.example/doctors?veto-preview=secret');
  server.mockRejectedValue(new TypeError('no network'));
  await open('?veto-preview=other');
  expect(replace).toHaveBeenCalledOnce();
});
