// @vitest-environment happy-dom
import { type PageChannel, runtimeConfigSchema } from '@veto/slice-kit/contract';
import { afterEach, expect, it } from 'vitest';
import { keptOverrides } from './kept-overrides.ts';
import { loadOverrides } from './load-overrides.ts';

const config = runtimeConfigSchema.parse({
  ...{ supabaseUrl: '', supabaseKey: '', gatePasswordSha256: '', channel: '/channels/stable.json' },
  ...{ allowOverrides: true, overrideOrigins: ['http://localhost:4001'] },
});
const channel: PageChannel = { revision: 1, releasesUrl: '/releases/', slices: {} };
const open = (address: string) => {
  history.replaceState(null, '', address);
  return loadOverrides(config, channel);
};
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('asks about the build of a link, and keeps nothing', async () => {
  const { asked, slices, problems } = await open('/pets?page=2&veto-override=mf-owner@http://localhost:4001/');
  expect(asked).toEqual({ slice: 'mf-owner', address: 'http://localhost:4001/' });
  expect([slices, problems, keptOverrides()]).toEqual([[], [], {}]);
  expect(location.search, 'asked once').toBe('?page=2');
});

it('asks about no build that the site does not take', async () => {
  const { asked, problems } = await open('/pets?veto-override=mf-owner@http://localhost:9/');
  expect([asked, problems]).toEqual([null, ['This site takes no builds from http://localhost:9.']]);
});
