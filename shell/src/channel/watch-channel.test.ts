import type { Channel } from '@veto/slice-kit/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { channelOf } from '../routing/channel.fixture.ts';
import { adoptChannel, channelStore } from './channel-store.ts';
import { completeChannel } from './watch-channel.ts';

const revision = (number: number): Channel => ({
  ...channelOf({ name: 'slice', contract: '*', routes: [{ path: '/', title: 'Page' }] }),
  revision: number,
});

const server = vi.fn<() => Promise<Response>>();
const answers = (channel: Channel) => async () => new Response(JSON.stringify(channel));
const broken = async () => new Response('{', { status: 503 });

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
  adoptChannel({ ...revision(5), partial: true }, NOBODY);
  return () => vi.unstubAllGlobals();
});

const complete = () => completeChannel('/channels/stable.json');

it('asks once for everybody who waits, and never again', async () => {
  server.mockImplementation(answers(revision(5)));
  await Promise.all([complete(), complete()]);
  await complete();
  expect(server).toHaveBeenCalledOnce();
  expect(channelStore.getState().current.partial).toBeUndefined();
});

it('keeps a later revision for the navigation that comes', async () => {
  server.mockImplementation(answers(revision(6)));
  await complete();
  expect(channelStore.getState().current).toMatchObject({ revision: 5, partial: true });
  expect(channelStore.getState().pending?.revision).toBe(6);
});

it('asks a second time where the first answer was lost', async () => {
  server.mockImplementationOnce(broken).mockImplementation(answers(revision(5)));
  await complete();
  expect(channelStore.getState().current.partial).toBeUndefined();
});

it.each([
  ['broken', broken, /503/],
  ['older than the page', answers(revision(4)), /older than revision 5/],
])('rejects when the channel is %s, and asks again the next time', async (_what, answer, reason) => {
  server.mockImplementation(answer);
  await expect(complete()).rejects.toThrow(reason);
  expect(channelStore.getState().current).toMatchObject({ revision: 5, partial: true });
  server.mockImplementation(answers(revision(5)));
  await complete();
  expect(channelStore.getState().current.partial).toBeUndefined();
});
