import { expect, test } from 'vitest';
import { costOf, millisecondsOfChildren } from './processor-time.ts';

test('minutes and seconds of the children are read, of user and system', () => {
  expect(millisecondsOfChildren('built\n0m0.01s 0m0.00s\n1m2.50s 0m3.25s\n')).toBe(65_750);
  expect(() => millisecondsOfChildren('built')).toThrow('no times');
});

test('a command costs what its processes do, and nothing while it waits', async () => {
  const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);';
  const options = { cwd: import.meta.dirname, env: process.env };
  const cost = await costOf([process.execPath, '-e', busy], options);
  expect(cost.processorMs).toBeGreaterThan(280);
  const waited = await costOf([process.execPath, '-e', 'setTimeout(() => {}, 500)'], options);
  expect(waited.ms).toBeGreaterThan(500);
  expect(waited.processorMs).toBeLessThan(cost.processorMs);
  await expect(costOf([process.execPath, '-e', 'throw new Error("broken")'], options)).rejects.toThrow('broken');
});
