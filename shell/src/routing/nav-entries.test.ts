import { expect, it } from 'vitest';
import { footerGroups, headerEntries } from './nav-entries.ts';
import { SITE } from './site-of-slices.fixture.ts';

const header = (session: Parameters<typeof headerEntries>[1]) =>
  headerEntries(SITE, session).map((entry) => entry.label);

it('shows each visitor their links, in order', () => {
  expect(header('signed-out')).toEqual(['Home', 'Find Vets']);
  expect(header('owner')).toEqual(['Home', 'Find Vets', 'My Pets']);
  expect(header('veterinarian')).toEqual(['Home']);
});

it('shows nothing in the header while the session is being read', () => {
  expect(header('loading')).toEqual([]);
});

it('groups the footer across slices, columns by their first entry', () => {
  expect(footerGroups(SITE, 'loading').map(({ title, entries }) => [title, entries.map((e) => e.label)])).toEqual([
    ['Pet Owners', ['Find a Vet', 'My Pets']],
    ['Vets', ['Join Our Platform']],
    ['Support', ['Help Center']],
  ]);
});
