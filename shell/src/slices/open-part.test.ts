// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { adoptChannel, channelStore } from '../channel/channel-store.ts';
import { leaveOut, leftOut } from '../early/left-out.ts';
import { releaseOf } from '../federation/release.fixture.ts';
import { keepBuiltIns } from './built-ins.ts';
import { parts } from './load-part.ts';
import { openSlot } from './open-part.ts';
import { OUTLET_ID } from './outlet.ts';
import type { SlicesPage } from './runner-page.ts';

const SLOT = 'vet.profile.contact';
const version = '2.0.0-bbbbbbbb';
const before = '1.0.0-aaaaaaaa';

const filling = (name: string): SliceRelease => {
  const release = releaseOf(name);
  return { ...release, manifest: { ...release.manifest, fills: [{ slot: SLOT, audience: ['owner'] }] } };
};

vi.mock('../channel/watch-channel.ts', () => ({ completeChannel: async () => {}, revalidateChannel: async () => {} }));

let lifecycles: Record<string, Partial<SliceLifecycles>>;
const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
  // Before another release is tried, its guard is there.
  await vi.dynamicImportSettled();
};
const signedIn = (state: 'signed-out' | 'owner' | 'loading') => sessionStore.setState({ state });

function page(): SlicesPage {
  const load = async (release: SliceRelease): Promise<SliceLifecycles> => ({
    bootstrap: async () => {},
    mount: async ({ container, slot }: SliceProps) => {
      container.textContent = `${release.version} ${slot?.name} ${slot?.props.veterinarian}`;
    },
    unmount: async () => {},
    ...lifecycles[release.version],
  });
  const site = (_: string, reportError: SiteApi['reportError']) => ({ reportError }) as SiteApi;
  return {
    loader: { load, forget: vi.fn(), forgetSlice: vi.fn() },
    visitor: NOBODY,
    channelAddress: '/channels/stable.json',
    reportUrl: '',
    leavings: undefined,
    navigate: vi.fn(),
    siteFor: site,
    siteInSlot: site,
    // A test's clock is nobody's change.
    builtIns: { ...keepBuiltIns(), heal: () => [], step: (_where, run) => run(), endStep: () => undefined },
  };
}

/** A slot of the page, or of what is around it. */
function open({ within = OUTLET_ID, hasStandIn = false } = {}) {
  const around = document.body.appendChild(Object.assign(document.createElement('div'), { id: within }));
  const place = around.appendChild(document.createElement('div'));
  const phases: string[] = [];
  const onPhase = (phase: string) => phases.push(phase);
  const slot = { name: SLOT, props: { veterinarian: 'v1' }, place, hasStandIn, onPhase };
  return { place, phases, close: openSlot(slot, page()) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lifecycles = {};
  const slices = { 'mf-test': { stable: filling(version), previous: filling(before), movedBy: 'hand' as const } };
  adoptChannel({ revision: 1, releasesUrl: '/releases/', slices }, NOBODY);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  signedIn('loading');
});

it('fills the place for whom the part is meant, and empties it when another visitor is there', async () => {
  signedIn('signed-out');
  const { place, phases, close } = open();
  expect(phases).toEqual(['empty']);
  signedIn('owner');
  await settle();
  expect(place.textContent).toBe(`${version} ${SLOT} v1`);
  signedIn('signed-out');
  await settle();
  expect(place.textContent).toBe('');
  expect(phases.at(-1)).toBe('empty');
  close();
});

it('begins with what the document names of the part', async () => {
  signedIn('owner');
  const part = filling(version);
  const { slice, manifest } = part;
  const slices = { 'mf-test': { stable: { slice, version, manifest } } };
  adoptChannel({ revision: 1, releasesUrl: '/', partial: true, slices, parts: { [SLOT]: part } }, NOBODY);
  const { place, close } = open();
  await settle();
  expect(place.textContent).toBe(`${version} ${SLOT} v1`);
  close();
});

it('waits for the session where the part is not for everybody', () => {
  signedIn('loading');
  const { phases, close } = open();
  expect(phases).toEqual(['loading']);
  close();
});

it('shows the former release of a part that does not start or breaks later, and stays out of the rest of the page', async () => {
  signedIn('owner');
  lifecycles = { [version]: { mount: async () => Promise.reject(new Error('broken')) } };
  const { place, phases, close } = open();
  await settle();
  expect(place.textContent).toBe(`${before} ${SLOT} v1`);
  expect(phases).toEqual(['loading', 'mounted']);
  close();
  expect(place.textContent).toBe('');
});

it('says in the place alone that nothing of the part works, as high as it was, and tries again on Retry', async () => {
  signedIn('owner');
  const broken = { mount: async () => Promise.reject(new Error('broken')) };
  lifecycles = { [version]: broken, [before]: broken };
  const { place, phases, close } = open();
  Object.defineProperty(place.parentElement, 'offsetHeight', { value: 44 });
  vi.useRealTimers();
  await vi.waitFor(() => expect(place.textContent).toContain('This part of the site could not be started.'));
  expect(phases.at(-1)).toBe('failed');
  expect(place.style.minHeight).toBe('44px');
  lifecycles = {};
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toBe(`${version} ${SLOT} v1`));
  expect(place.style.minHeight).toBe('');
  close();
});

it('runs on Retry what this tab had left out, and nothing else', async () => {
  signedIn('owner');
  vi.useRealTimers();
  for (const left of [version, before]) leaveOut({ slice: 'mf-test', version: left });
  leaveOut({ slice: 'mf-test-2', version });
  const { place, close } = open();
  await vi.waitFor(() => expect(place.querySelector('button')).not.toBeNull());
  place.querySelector('button')?.click();
  await vi.waitFor(() => expect(place.textContent).toBe(`${version} ${SLOT} v1`));
  expect(leftOut()).toBe(` mf-test-2@${version} `);
  sessionStorage.clear();
  close();
});

it('says nothing where the page has a stand-in, reports the failure, and tries again with another channel', async () => {
  signedIn('owner');
  const broken = { mount: async () => Promise.reject(new Error('broken')) };
  lifecycles = { [version]: broken, [before]: broken };
  const { place, phases, close } = open({ hasStandIn: true });
  await settle();
  expect([place.innerHTML, phases.at(-1), place.style.minHeight]).toEqual(['', 'failed', '']);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('(Error: broken)'),
    expect.objectContaining({ code: 'VETO-202', slice: 'mf-test' }),
  );
  lifecycles = {};
  adoptChannel({ ...channelStore.getState().current, revision: 2 }, NOBODY);
  await settle();
  expect(place.textContent).toBe(`${version} ${SLOT} v1`);
  close();
});

it('is there to be blamed as a page is, also in the header', async () => {
  signedIn('owner');
  const { place, close } = open({ within: 'header' });
  await settle();
  const fail = (by: string) =>
    [...parts].map((part) => part.fail({ slice: 'mf-test', version: by }, new Error('no map')));
  expect(fail(before)).toEqual([false]);
  expect(fail(version)).toEqual([true]);
  await settle();
  expect(place.textContent).toBe(`${before} ${SLOT} v1`);
  close();
  expect(parts.size).toBe(0);
});
