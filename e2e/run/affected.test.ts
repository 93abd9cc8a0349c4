import { expect, test } from 'vitest';
import { reachOf, slicesOf } from './affected.ts';

test("a change in a slice reaches its tests, the stories, its journeys and the whole site's", () => {
  expect(reachOf(['mf-vet/src/calendar/day-plan.ts', 'mf-vet/README.md'])).toEqual({
    projects: ['@veto/mf-vet', '@veto/shared-ui (stories)'],
    browserTests: ['journeys/(?!mf-)', 'journeys/mf-vet/'],
  });
});

test('changes in two places reach what either does', () => {
  const reach = reachOf(['shared-data/supabase/schemas/06_pets.sql', 'e2e/faults/site/test.ts']);
  expect(reach).toEqual({
    projects: ['@veto/shared-data (database)', '@veto/shared-data (services)'],
    browserTests: ['faults', 'journeys'],
  });
});

test('papers reach nothing, and what belongs to all reaches all', () => {
  expect(reachOf(['README.md', 'mf-vet/README.md'])).toEqual({ projects: [], browserTests: [] });
  for (const file of ['pnpm-lock.yaml', 'shell/src/index.ts', 'shared-data/src/core/client.ts', 'e2e/run/test.ts'])
    expect(reachOf([file]), file).toBeNull();
});

test('a change within slices says which, and any other does not', () => {
  expect(slicesOf(['mf-vet/src/hours/hours.ts', 'mf-owner/slice.json', 'README.md'])).toEqual(['mf-owner', 'mf-vet']);
  expect(slicesOf(['CONTRIBUTING.md'])).toEqual([]);
  expect(slicesOf(['mf-vet/src/hours/hours.ts', 'shared-data/src/core/client.ts'])).toBeNull();
});
