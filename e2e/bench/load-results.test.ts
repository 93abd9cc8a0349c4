import { expect, test } from 'vitest';
import type { LoadRun } from '../load/publish-under-load.ts';
import { LOAD_HEADING, writeLoad } from './load-results.ts';

const run: LoadRun = {
  connections: 10,
  answersByMove: [300, 200],
  requests: 12_345,
  seconds: 10,
  p99Ms: 40.4,
  failed: 1,
  wrong: ['/: revision 3 after 4 was shown'],
  released: [],
};

test('the section names what was asked, how fast it was answered and how much of it went wrong', () => {
  const section = writeLoad(run, new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${LOAD_HEADING}\n`)).toBe(true);
  expect(section).toContain('with 10 connections');
  expect(section).toContain('| 2 | 12,345 | 10.0 s | 1235 | 40 ms | 2 |');
});
