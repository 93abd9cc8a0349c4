import { afterEach, expect, it, vi } from 'vitest';
import { shownIn } from '../../isomorphic/nav-words.ts';
import { channelOf, SITE } from './channel.fixture.ts';
import { footerGroups, headerEntries, type ShowEntry } from './nav-entries.ts';

const header = (session: Parameters<typeof headerEntries>[1]) =>
  headerEntries(SITE, session).map((entry) => entry.label);

it('shows each visitor their links, in order', () => {
  expect(header('signed-out')).toEqual(['Home', 'Find Vets']);
  expect(header('owner')).toEqual(['Home', 'Find Vets', 'My Pets']);
  expect(header('veterinarian')).toEqual(['Home']);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['pl-PL', true],
  ['pl', true],
  ['en-GB', false],
])('a link in Polish is shown to whose browser prefers %s: %s', (language, shown) => {
  vi.stubGlobal('navigator', { language });
  const site = channelOf({
    name: 'po-polsku',
    contract: '^1.0.0',
    routes: [{ path: '/map-search', title: 'Szukaj' }],
    nav: [{ area: 'header', label: 'Szukaj po polsku', lang: 'pl', href: '/map-search', order: 30 }],
  });
  expect(headerEntries(site, 'signed-out')).toHaveLength(shown ? 1 : 0);
});

const IN_POLISH = channelOf({
  name: 'polish',
  contract: '^1.0.0',
  routes: [{ path: '/doctors', title: 'Find' }],
  nav: [
    {
      area: 'header',
      label: 'Find Vets',
      href: '/doctors',
      in: { pl: { label: 'Znajdź weterynarza', href: '/map-search' } },
      order: 10,
    },
    { area: 'header', label: 'Szukaj po polsku', lang: 'pl', href: '/map-search', order: 20 },
    {
      area: 'footer',
      group: 'Support',
      label: 'Help',
      href: '/help',
      in: { pl: { label: 'Pomoc', group: 'Wsparcie' } },
      order: 30,
    },
    { area: 'footer', group: 'More', label: 'Hotel', href: '/hotel', order: 40 },
  ],
});

const inPolish: ShowEntry = (entry) => shownIn('pl', entry);

it('speaks the language of the page, and marks what does not', () => {
  vi.stubGlobal('navigator', { language: 'pl' });
  expect(headerEntries(IN_POLISH, 'signed-out', inPolish)).toMatchObject([
    { label: 'Znajdź weterynarza', href: '/map-search' },
  ]);
  expect(footerGroups(IN_POLISH, 'signed-out', inPolish)).toMatchObject([
    { title: 'Wsparcie', entries: [{ label: 'Pomoc', href: '/help' }] },
    { title: 'More', lang: 'en', entries: [{ label: 'Hotel', lang: 'en' }] },
  ]);
  expect(headerEntries(IN_POLISH, 'signed-out').map(({ label }) => label)).toEqual(['Find Vets', 'Szukaj po polsku']);
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

it('leads to the page in its other language, in whose place no other link to that language stands', () => {
  vi.stubGlobal('navigator', { language: 'pl' });
  const polish = { href: '/pl/help', label: 'Polski', lang: 'pl', order: 1000 } as const;
  const labels = headerEntries(IN_POLISH, 'signed-out', undefined, [polish]).map(({ label }) => label);
  expect(labels).toEqual(['Find Vets', 'Polski']);
  const english = { href: '/help', label: 'English', lang: 'en', order: 1000 } as const;
  const onPolish = headerEntries(IN_POLISH, 'signed-out', inPolish, [english]).map(({ label }) => label);
  expect(onPolish, 'an entry without Polish words stays').toEqual(['Znajdź weterynarza', 'English']);
});
