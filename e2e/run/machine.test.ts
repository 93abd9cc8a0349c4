import { expect, test } from 'vitest';
import { coresAllowed, machineLine } from './machine.ts';

test('reads which cores a process may have', () => {
  expect(coresAllowed('Name:\tnode\nCpus_allowed_list:\t0-2,5\nMems_allowed_list:\t0\n')).toEqual([0, 1, 2, 5]);
});

test('says in one line what machine this is, and how quick', () => {
  expect(machineLine()).toMatch(/^\d+ cores? \(.+\), \d+ GiB of memory, .+ a fixed piece of work takes [\d.]+ s$/);
});
