import { expect, test } from 'vitest';
import {
  RELEASE_TIMES_HEADING,
  type ReleaseRun,
  shareOfFullBuild,
  writeReleaseTimes,
} from './release-times-results.ts';

const run = (fullBuildMs: number, sliceBuildMs: number): ReleaseRun => ({
  fullBuildMs,
  sliceBuildMs,
  publishMs: 1000,
  rollbackMs: 640,
  released: ['mf-hotel'],
  newSliceMs: 4200,
  changedElsewhere: [],
});
const runs = [run(40_000, 7000), run(90_000, 30_000), run(38_000, 6500)];

test('the share is of medians, so that one slow run does not decide', () => {
  expect(shareOfFullBuild(runs)).toBe(0.2);
});

test('the section names each step, the share and what was released', () => {
  const section = writeReleaseTimes('mf-hotel', runs, new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${RELEASE_TIMES_HEADING}\n`)).toBe(true);
  expect(section).toContain('| full build of the shell and every slice | 40.0 s |');
  expect(section).toContain('| one line in mf-hotel: build and publish | 8.0 s |');
  expect(section).toContain('| roll-back, without a build | 0.6 s |');
  expect(section).toContain('÷ full build | 0.20 |');
  expect(section).toContain('a release of mf-hotel, nothing else');
  expect(section).toContain('the site answers at its address | 4.2 s |');
  expect(section).toContain("outside the new slice's folder: none.");
  expect(section).toContain('Medians of 3 runs');
});
