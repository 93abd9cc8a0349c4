import { describe, expect, it } from 'vitest';
import { sliceManifestSchema } from './slice-manifest.ts';

const withRoute = (path: string) => ({ name: 'mf-hotel', contract: '^1.0.0', routes: [{ path, title: 'Hotel' }] });
const withLink = (href: string) => ({
  ...withRoute('/hotel'),
  nav: [{ area: 'footer', label: 'Hotel', href, order: 1 }],
});
const accepts = (manifest: unknown) => sliceManifestSchema.safeParse(manifest).success;

describe('a path', () => {
  it.each(['/', '/hotel', '/hotel/:id', '/hotel/:id/rooms-2', '/hotel/*', '/*', '/%C5%82%C3%B3d%C5%BA', '/~a_b'])(
    '%s is one',
    (path) => expect(accepts(withRoute(path))).toBe(true),
  );

  it.each([
    ['is no regular expression, and nobody could open the site any more', '/c++'],
    ['is no regular expression either', '/hotel(1'],
    ['is another spelling of an address of another slice', '/p%65ts'],
    ['is another spelling of an address of the shell', '/hotel%2Dnew/%4Cogin'],
    ['answers at the address of another slice', '/hotel|/pets'],
    ['answers at the address of another slice too', '/pe.s'],
    ['takes for ever to compare', '/(a+)+x'],
    ['is an address of another site', '//veto.example'],
    ['has a rest in its middle', '/*/rooms'],
    ['has a query', '/hotel?room=1'],
    ['has a fragment', '/hotel#rooms'],
    ['has no slash', 'hotel'],
    ['ends with a slash, which two addresses would differ by', '/hotel/'],
  ])('that %s is refused: %s', (_why, path) => expect(accepts(withRoute(path))).toBe(false));
});

it.each(['shell', 'constructor', '__proto__', '../pets', 'Pets'])('a slice is not called %s', (name) =>
  expect(accepts({ ...withRoute('/hotel'), name })).toBe(false),
);

describe('the way past the gate', () => {
  const withGate = (route: object) => ({
    ...withRoute('/key'),
    routes: [{ path: '/key', title: 'Key', ...route }],
  });
  it('is a secret link, or none', () => {
    expect(accepts(withGate({ gate: 'secret-link' }))).toBe(true);
    expect(accepts(withGate({ gate: 'open' }))).toBe(false);
  });
  it('is no way into a page that is not for everybody', () =>
    expect(accepts(withGate({ gate: 'secret-link', audience: ['owner'] }))).toBe(false));
});

describe('a page that translates another', () => {
  const translating = (route: object) =>
    accepts({ ...withRoute('/pl/hotel'), routes: [{ path: '/pl/hotel/:id', title: 'Hotel', ...route }] });
  it('has a language, and the parameters of the other', () =>
    expect(translating({ lang: 'pl', translates: '/hotel/:id' })).toBe(true));
  it.each([
    ['is in English itself', { translates: '/hotel/:id' }],
    ['knows less of its address', { lang: 'pl', translates: '/hotel/:id/:room' }],
    ['calls its parameter otherwise', { lang: 'pl', translates: '/hotel/:name' }],
  ])('that %s is refused', (_why, route) => expect(translating(route)).toBe(false));
});

describe('a language', () => {
  const inLanguage = (lang: string) =>
    accepts({
      ...withRoute('/hotel'),
      routes: [{ path: `/${lang}/hotel`, title: 'Hotel', lang, translates: '/hotel' }],
      nav: [{ area: 'footer', label: 'Hotel', href: '/hotel', order: 1, in: { [lang]: { label: 'Hotel' } } }],
    });
  it('may be one that came after this version: nobody refuses what others have published for it', () =>
    expect(inLanguage('de')).toBe(true));
  it.each(['deu', 'DE', 'd'])('is two letters, and not %s', (lang) => expect(inLanguage(lang)).toBe(false));
});

describe('a link of the menu', () => {
  it.each(['/', '/hotel', '/hotel/1.2'])('leads to %s', (href) => expect(accepts(withLink(href))).toBe(true));
  it.each(['//veto.example', '/\\veto.example', 'https://veto.example', 'javascript:alert(1)', '/hotel?room=1'])(
    'never leads to %s',
    (href) => expect(accepts(withLink(href))).toBe(false),
  );
});
