import { beforeEach, expect, it } from 'vitest';
import { channelOf } from '../routing/site-of-slices.fixture.ts';
import { adoptChannel, applyPendingChannel, channelStore, offerChannel, shellIsReplaced } from './channel-store.ts';

const revision = (number: number, path = '/') => ({
  ...channelOf({ name: 'slice', contract: '*', routes: [{ path, title: 'Page' }] }),
  revision: number,
});

beforeEach(() => adoptChannel(revision(5)));

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

it('knows when the shell itself was replaced', () => {
  const shell = {
    movedBy: 'start' as const,
    stable: {
      slice: 'shell' as const,
      version: '1.0.1-bbbbbbbb',
      contract: '1.0.0',
      early: [],
      entries: [],
      boot: [],
      styles: [],
      fonts: [],
      files: {},
      provides: {},
    },
  };
  expect(shellIsReplaced('1.0.0-aaaaaaaa')).toBe(false);
  offerChannel({ ...revision(6), shell });
  expect(shellIsReplaced('1.0.0-aaaaaaaa')).toBe(true);
  expect(shellIsReplaced('1.0.1-bbbbbbbb')).toBe(false);
});
