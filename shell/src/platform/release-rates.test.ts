import { VetoError } from '@veto/slice-kit/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseOf } from '../federation/release.fixture.ts';
import { countRelease, countReleasesAt } from './release-rates.ts';
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
  countRelease('mf-other', '2.0.0-bbbbbbbb', 'load');
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
  noteFailure('mf-test', new VetoError('VETO-101', 'it failed', { slice: 'mf-test', version: '1.0.0-a', stage }));
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual([['/_rates', events.map((event) => ['mf-test', '1.0.0-a', event])]]);
});

it('says it before the page is gone', () => {
  countRelease('mf-test', '1.0.0-a', 'load');
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
  countRelease('mf-test', '1.0.0-a', 'load');
  vi.advanceTimersByTime(2000);
  expect(beacon).not.toHaveBeenCalled();
});

it('goes on where beacons are refused', () => {
  beacon.mockImplementationOnce(() => {
    throw new Error('refused');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  countRelease('mf-test', '1.0.0-a', 'load');
  vi.advanceTimersByTime(2000);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('says once what happened again and again in one breath', () => {
  for (let time = 0; time < 200; time++) countRelease('mf-other', '2.0.0-bbbbbbbb', 'failure');
  vi.advanceTimersByTime(2000);
  expect(sent()).toEqual([['/_rates', [['mf-other', '2.0.0-bbbbbbbb', 'failure']]]]);
});
