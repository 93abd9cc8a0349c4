import { expect, it } from 'vitest';
import { channelOf } from '../src/routing/channel.fixture.ts';
import { routeTable } from './route-table.ts';
import { addressIn, linksToOthers, pageForAddress, translationsOf } from './translations.ts';

const english = channelOf({
  name: 'english',
  contract: '*',
  routes: ['/', '/help', '/vet/:id', '/only', '/faq'].map((path) => ({ path, title: path })),
});
const polish = {
  name: 'polish',
  contract: '*',
  routes: [
    { path: '/pl', translates: '/', title: 'Start', lang: 'pl' },
    { path: '/pomoc', translates: '/help', standsInFor: ['/faq'], title: 'Pomoc', lang: 'pl' },
    { path: '/pl/lekarz/:id', translates: '/vet/:id', title: 'Lekarz', lang: 'pl' },
    { path: '/uk/vet/:id', translates: '/vet/:id', title: 'Ветеринар', lang: 'uk' },
    { path: '/pl/bez', translates: '/nowhere', title: 'Bez', lang: 'pl' },
  ],
};
const both = routeTable({ slices: { ...english.slices, ...channelOf(polish).slices } });

it.each([
  ['/', ['/', '/pl']],
  ['/pl', ['/', '/pl']],
  ['/help', ['/help', '/pomoc']],
  ['/POMOC/', ['/help', '/pomoc']],
  // Not back: nobody is led away from the page that it translates.
  ['/faq', ['/faq', '/pomoc']],
  ['/login', ['/login', '/pl/login']],
  ['/pl/reset-password/', ['/reset-password', '/pl/reset-password']],
])('%s is the same page as %j', (path, hrefs) => {
  expect(translationsOf(both, path)).toEqual([
    { lang: 'en', href: hrefs[0] },
    { lang: 'pl', href: hrefs[1] },
  ]);
});

it.each(['/vet/Ko%C5%84', '/pl/lekarz/Ko%C5%84', '/uk/vet/Ko%C5%84'])('%s is a page in three languages', (path) => {
  const pages = translationsOf(both, path);
  expect(pages.map(({ lang, href }) => `${lang} ${href}`)).toEqual([
    'en /vet/Ko%C5%84',
    'pl /pl/lekarz/Ko%C5%84',
    'uk /uk/vet/Ko%C5%84',
  ]);
  expect(linksToOthers(pages, 'uk').map(({ label }) => label)).toEqual(['English', 'Polski']);
});

it('leads to the English page where a language lacks one', () => {
  expect(addressIn('uk', both, '/vet/17?a=1', 'signed-out')).toBe('/uk/vet/17?a=1');
  expect(addressIn('uk', both, '/help', 'signed-out')).toBe('/help');
  expect(addressIn('uk', both, '/login?next=%2F', 'signed-out')).toBe('/login?next=%2F');
});

it.each([
  ['/pl/help', '/pomoc'],
  ['/pl/faq/', '/pomoc'],
  ['/pl/vet/Ko%C5%84', '/pl/lekarz/Ko%C5%84'],
  ['/pl/only', '/only'],
  ['/pl/nobody', undefined],
  ['/uk', '/'],
  ['/uk/help', '/help'],
  ['/uk/login', '/login'],
  ['/uk/login/', '/login'],
  ['/pl/login', undefined],
  ['/pl/lekarz/17', undefined],
  ['/help', undefined],
])('%s leads to %s', (path, page) => expect(pageForAddress(both, path)?.href).toBe(page));

it('leads for good only to a page of the language', () => {
  expect(pageForAddress(both, '/pl/help')?.inLanguage).toBe(true);
  expect(pageForAddress(both, '/uk/help')?.inLanguage).toBe(false);
});

it.each([
  ['has no translation', '/only'],
  ['translates what no slice shows', '/pl/bez'],
  ['is nobody’s', '/pl/nobody'],
])('a page that %s has one language', (_why, path) => expect(translationsOf(both, path)).toEqual([]));

it('links to the others alone, in their own words', () => {
  const pages = [...translationsOf(both, '/help'), { lang: 'x-default' as const, href: '/help' }];
  expect(linksToOthers(pages, 'en')).toMatchObject([{ href: '/pomoc', lang: 'pl', label: 'Polski' }]);
  expect(linksToOthers(pages, 'pl')).toMatchObject([{ href: '/help', lang: 'en', label: 'English' }]);
});

it.each([
  ['/help?q=1#top', '/pomoc?q=1#top'],
  ['/vet/17?date=2026-12-01', '/pl/lekarz/17?date=2026-12-01'],
  ['/?a=/help', '/pl?a=/help'],
  ['/login?next=%2Fhelp', '/pl/login?next=%2Fhelp'],
  ['/pomoc', '/pomoc'],
  ['/only', '/only'],
  ['#top', '#top'],
  ['?q=1', '?q=1'],
  ['https://veto.example/help', 'https://veto.example/help'],
])('%s is %s in Polish', (href, polishHref) => expect(addressIn('pl', both, href, 'signed-out')).toBe(polishHref));

it('knows a page of several slices in the languages in which this visitor sees it', () => {
  const day = { path: '/day', title: 'Day' };
  const polishDay = { path: '/pl/day', translates: '/day', title: 'Dzień', lang: 'pl' };
  const owners = channelOf({
    name: 'owners',
    contract: '*',
    routes: [
      { ...day, audience: ['owner'] },
      { ...polishDay, audience: ['owner'] },
    ],
  });
  const vets = channelOf({ name: 'vets', contract: '*', routes: [{ ...day, audience: ['veterinarian'] }] });
  const table = routeTable({ slices: { ...owners.slices, ...vets.slices } });
  expect(addressIn('pl', table, '/day', 'owner')).toBe('/pl/day');
  expect(addressIn('pl', table, '/day', 'veterinarian')).toBe('/day');
  expect(translationsOf(table, '/day', 'veterinarian')).toEqual([]);
  expect(translationsOf(table, '/day', 'owner')).toHaveLength(2);
});
