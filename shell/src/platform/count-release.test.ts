// @vitest-environment happy-dom
import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { NOBODY } from '../../isomorphic/candidates.ts';
import { adoptChannel } from '../channel/channel-store.ts';
import { releaseOf } from '../federation/release.fixture.ts';
import { countRelease, countReleasesAt, countShell } from './count-release.ts';
import { noteFailure, noteTiming } from './run-log.ts';

const beacon = vi.fn((_address: string, _events: string) => true);
const sent = () => beacon.mock.calls.map(([address, events]) => [address, JSON.parse(events)]);

beforeEach(() => {
  vi.useFakeTimers();
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  countReleasesAt('/_rates');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says in one breath what became of releases: slice, version, event, and nothing of the visitor', () => {
  noteTiming(releaseOf('1.0.0-aaaaaaaa'), { loadMs: 12, mountMs: 3 });
  countRelease('mf-other', '2.0.0-bbbbbbbb', ['load']);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  const { slice, version } = releaseOf('1.0.0-aaaaaaaa');
  expect(sent()).toEqual([
    [
      '/_rates',
      [
        [slice, version, 'load'],
        [slice, version, 'mount'],
        ['mf-other', '2.0.0-bbbbbbbb', 'load'],
      ],
    ],
  ]);
});

it.each([
  ['load', ['load', 'failure']],
  ['mount', ['load', 'failure']],
  ['render', ['failure']],
] as const)('a failure at %s is %j: a slice that was never mounted still counts as set out for', (stage, events) => {
  const version = `1.0.0-${stage}`;
  noteFailure('mf-test', new VetoError('VETO-101', 'it failed', { slice: 'mf-test', version, stage }));
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual([['/_rates', events.map((event) => ['mf-test', version, event])]]);
});

it('says of each load once that it failed, however often it throws', () => {
  const fail = () => {
    countRelease('mf-test', '1.0.0-a', ['failure']);
    vi.advanceTimersByTime(2000);
  };
  countRelease('mf-test', '1.0.0-a', ['load', 'mount']);
  for (let time = 0; time < 3; time++) fail();
  countRelease('mf-test', '1.0.0-a', ['load', 'mount']);
  fail();
  const events = sent().flatMap(([, all]) => all.map(([, , event]: string[]) => event));
  expect(events).toEqual(['load', 'mount', 'failure', 'load', 'mount', 'failure']);
});

it('names the canary that a visitor was to get, with the release that took its place', () => {
  const [stable, canary] = [releaseOf('1.0.0-aaaaaaaa'), releaseOf('1.1.0-bbbbbbbb')];
  const slices = { 'mf-test': { stable, canary: { release: canary, percent: 30 } } };
  const channel = { revision: 1, releasesUrl: '/releases/', slices };
  const load = (version: string) => {
    countRelease('mf-test', version, ['load']);
    vi.advanceTimersByTime(2000);
  };
  adoptChannel(channel, { bucket: visitorAt(29, 'mf-test'), overrides: {} });
  load(canary.version);
  load(stable.version);
  adoptChannel(channel, { bucket: visitorAt(30, 'mf-test'), overrides: {} });
  load(stable.version);
  adoptChannel({ revision: 2, releasesUrl: '/releases/', slices: {} }, NOBODY);
  expect(sent().map(([, [event]]) => event)).toEqual([
    ['mf-test', canary.version, 'load'],
    ['mf-test', stable.version, 'load', canary.version],
    ['mf-test', stable.version, 'load'],
  ]);
});

it('counts the shell that runs, and one that did not start: its visitors are on its side', () => {
  countShell('2.0.0-b');
  vi.advanceTimersByTime(2000);
  vi.stubGlobal('vetoBoot', { replaced: '2.1.0-c' });
  countShell('2.0.0-b');
  vi.advanceTimersByTime(2000);
  expect(sent().map(([, events]) => events)).toEqual([
    [
      ['shell', '2.0.0-b', 'load'],
      ['shell', '2.0.0-b', 'mount'],
    ],
    [
      ['shell', '2.1.0-c', 'load'],
      ['shell', '2.1.0-c', 'failure'],
      ['shell', '2.0.0-b', 'load', '2.1.0-c'],
      ['shell', '2.0.0-b', 'mount', '2.1.0-c'],
    ],
  ]);
});

it('says it before the page is gone', () => {
  countRelease('mf-test', '1.0.0-a', ['load']);
  dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(beacon).toHaveBeenCalledOnce();
});

it('says nothing where nobody counts, nor of failures that are no release’s', () => {
  noteFailure(
    'mf-test',
    new VetoError('VETO-301', 'the channel could not be read', { slice: 'mf-test', stage: 'load' }),
  );
  countReleasesAt('');
  countRelease('mf-test', '1.0.0-a', ['load']);
  vi.advanceTimersByTime(2000);
  expect(beacon).not.toHaveBeenCalled();
});

it('goes on where beacons are refused', () => {
  beacon.mockImplementationOnce(() => {
    throw new Error('refused');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  countRelease('mf-test', '1.0.0-a', ['load']);
  vi.advanceTimersByTime(2000);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('says once what happened again and again in one breath', () => {
  for (let time = 0; time < 200; time++) countRelease('mf-other', '2.0.0-bbbbbbbb', ['failure']);
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual([['/_rates', [['mf-other', '2.0.0-bbbbbbbb', 'failure']]]]);
});
