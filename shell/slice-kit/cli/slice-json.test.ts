import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readManifest } from './workspace.ts';

/** slice.json of a slice with this route, as a build reads it. */
function read(route: object, words: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'veto-slice-json-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const link = { area: 'footer', label: 'Hotel', href: '/hotel', order: 1, in: words };
  const json = {
    name: 'mf-hotel',
    contract: '^1.0.0',
    routes: [{ path: '/hotel', title: 'Hotel' }, route],
    nav: [link],
  };
  writeFileSync(join(folder, 'slice.json'), JSON.stringify(json));
  return readManifest({ name: 'mf-hotel', folder, semver: '1.0.0' });
}

const inLanguage = (lang: string) => ({ path: `/${lang}/hotel`, title: 'Hotel', lang, translates: '/hotel' });

it('may speak the languages of the site', () => {
  expect(read(inLanguage('uk'), { pl: { label: 'Hotel' } }).routes.map(({ lang }) => lang)).toEqual(['en', 'uk']);
});

it.each([
  ['a page', inLanguage('de'), {}],
  ['the words of a link', inLanguage('pl'), { de: { label: 'Hotel' } }],
])('is refused where %s is in another one', (_what, route, words) =>
  expect(() => read(route, words)).toThrow(/VETO-401 .*The languages of the site are en, pl, uk/s),
);
