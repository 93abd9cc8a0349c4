import type { PageChannel } from '@veto/slice-kit/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { isWhole, NOBODY } from '../../isomorphic/candidates.ts';
import { shellRelease } from '../../slice-kit/releases/release.fixture.ts';
import { channelOf } from '../routing/channel.fixture.ts';
import {
  adoptChannel,
  applyPendingChannel,
  channelStore,
  offerChannel,
  offerPart,
  shellIsReplaced,
} from './channel-store.ts';

const revision = (number: number, path = '/') => ({
  ...channelOf({ name: 'slice', contract: '*', routes: [{ path, title: 'Page' }] }),
  revision: number,
});

const OLD = shellRelease('1.0.0-aaaaaaaa');
const NEW = shellRelease('1.0.1-bbbbbbbb');
const CANARY = shellRelease('1.1.0-cccccccc');
const FILE = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1, gzipBytes: 1 };

beforeEach(() => adoptChannel(revision(5), NOBODY));

it('keeps a later channel until the next navigation', () => {
  expect(offerChannel(revision(6, '/later'))).toBe(true);
  expect(channelStore.getState().current.revision).toBe(5);
  expect(applyPendingChannel()).toBe(true);
  expect(channelStore.getState().current.revision).toBe(6);
  expect(channelStore.getState().table.map((entry) => entry.route.path)).toEqual(['/later']);
  expect(applyPendingChannel()).toBe(false);
});

it('never goes back to an older revision', () => {
  expect(offerChannel(revision(5))).toBe(false);
  expect(offerChannel(revision(4))).toBe(false);
  offerChannel(revision(8));
  expect(offerChannel(revision(7))).toBe(false);
  applyPendingChannel();
  expect(channelStore.getState().current.revision).toBe(8);
});

it('takes the rest of its own revision at once, and then nothing more of it', () => {
  const whole = revision(5);
  const { stable } = whole.slices.slice ?? {};
  if (!stable) throw new Error('the fixture has a slice');
  const { slice, version, manifest } = stable;
  adoptChannel({ ...whole, partial: true, slices: { slice: { stable: { slice, version, manifest } } } }, NOBODY);
  const { table } = channelStore.getState();
  expect(offerChannel(revision(4))).toBe(false);
  expect(channelStore.getState().current.partial).toBe(true);
  expect(offerChannel(whole)).toBe(true);
  expect(channelStore.getState()).toMatchObject({ current: whole, pending: null });
  expect(channelStore.getState().current.partial).toBeUndefined();
  // The same routes: nobody has to ask again who answers.
  expect(channelStore.getState().table).toBe(table);
  expect(offerChannel(whole)).toBe(false);
});

describe('the document of another address', () => {
  const whole = channelOf(
    { name: 'here', contract: '*', routes: [{ path: '/here', title: 'Here' }] },
    { name: 'there', contract: '*', routes: [{ path: '/there', title: 'There' }] },
  );
  const shell = (files: string[]) => ({
    stable: { ...OLD, files: Object.fromEntries(files.map((name) => [name, FILE])) },
  });
  /** The channel with only one slice told in full. */
  const documentOf = (told: string, number = 5): PageChannel => ({
    ...whole,
    revision: number,
    partial: true,
    shell: shell(['boot.js', `${told}.js`]),
    slices: Object.fromEntries(
      Object.entries(whole.slices).map(([slice, { stable }]) => {
        const { version, manifest } = stable;
        return [slice, { stable: slice === told ? stable : { slice, version, manifest } }];
      }),
    ),
  });

  beforeEach(() => adoptChannel(documentOf('here'), NOBODY));

  it('adds how to load its slice', () => {
    offerPart(documentOf('there'));
    const { current } = channelStore.getState();
    expect(Object.values(current.slices).every(({ stable }) => isWhole(stable))).toBe(true);
    expect(Object.keys(current.shell?.stable.files ?? {})).toEqual(['boot.js', 'here.js', 'there.js']);
    expect(current.partial, 'releases to fall back to are still unknown').toBe(true);
  });

  it('counts at once when it is later, and never when it is older', () => {
    offerPart(documentOf('there', 4));
    expect(channelStore.getState().current).toEqual(documentOf('here'));
    offerPart(documentOf('there', 6));
    expect(channelStore.getState().current).toEqual(documentOf('there', 6));
  });
});

it('knows when the shell itself was replaced', () => {
  expect(shellIsReplaced(OLD.version)).toBe(false);
  offerChannel({ ...revision(6), shell: { movedBy: 'start', stable: NEW } });
  expect(shellIsReplaced(OLD.version)).toBe(true);
  expect(shellIsReplaced(NEW.version)).toBe(false);
});

it('lets a canary of the shell run for as long as it is meant for the visitor, and the stable one beside it', () => {
  const canary = (percent: number) => ({ movedBy: 'hand' as const, stable: OLD, canary: { release: CANARY, percent } });
  adoptChannel(revision(5), { bucket: visitorAt(9, 'shell'), overrides: {} });
  offerChannel({ ...revision(6), shell: canary(10) });
  expect([OLD, CANARY, NEW].map(({ version }) => shellIsReplaced(version))).toEqual([false, false, true]);
  offerChannel({ ...revision(7), shell: canary(9) });
  expect(shellIsReplaced(CANARY.version)).toBe(true);
  offerChannel({ ...revision(8), shell: { movedBy: 'hand', stable: OLD } });
  expect(shellIsReplaced(CANARY.version)).toBe(true);
  offerChannel({ ...revision(9), shell: { movedBy: 'hand', stable: CANARY, previous: OLD } });
  expect([OLD, CANARY].map(({ version }) => shellIsReplaced(version))).toEqual([true, false]);
});
