import { expect, test } from 'vitest';
import type { BackendRun } from '../load/backend-figures.ts';
import { BACKEND_HEADING, writeBackend } from './backend-results.ts';

function runOf(firstStartMs: number, searches: number[] = []): BackendRun {
  const figures = {
    ...{ firstStartMs, secondStartMs: 1000, firstStartProcessor: 2, secondStartProcessor: 1 },
    ...{ memoryAtRest: 300, memoryUnderLoad: 500, searchesPerSecond: 200, searchP50Ms: 40, searchP99Ms: 90 },
    ...{ searchProcessorMs: 9.04, searchesFailed: 0, savedP50Ms: 11, savedPerSecond: 160 },
  };
  const visitor = { searches, signIns: [200], failed: 1 };
  const attacks = searches.length > 0 ? [{ what: 'own data', visitor, statuses: { 200: 5 } }] : [];
  return { figures, attacks };
}

const date = new Date('2026-11-21T10:00:00Z');

test('the section compares medians with those of another checkout', () => {
  const now = [runOf(3000), runOf(9000), runOf(4000)];
  const section = writeBackend({ now, before: [runOf(8000)] }, date, 'a machine');
  expect(section.startsWith(`${BACKEND_HEADING}\n`)).toBe(true);
  expect(section).toContain('| first start | 8.0 s | 4.0 s | 0.50 |');
  expect(section).toContain('| … time on the processors, each | 9.0 ms | 9.0 ms | 1.00 |');
});

test('without another checkout it says how things are, and takes the answers under attack of all runs together', () => {
  const section = writeBackend({ now: [runOf(3000, [10, 20]), runOf(3000, [30, 40])], before: [] }, date, 'a machine');
  expect(section).toContain('| first start | 3.0 s |');
  expect(section).toContain('| own data | 20 ms | 40 ms | 40 ms | 200 ms | 200 ms | 200 ms | 2 | 200: 10 |');
});
