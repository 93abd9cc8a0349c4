import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shellRelease, sliceRelease } from '../releases/release.fixture.ts';
import type { Channel } from '../src/contract/channel.ts';
import { sliceManifestSchema } from '../src/contract/slice-manifest.ts';
import { languageFacts } from './language-facts.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'veto-languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function releaseOf(name: string, routes: { path: string; lang?: 'pl'; translates?: string }[]) {
  const release = sliceRelease(name, '1.0.0-aaaaaaaaaaaa');
  const titled = routes.map((route) => ({ title: route.path, ...route }));
  return { ...release, manifest: sliceManifestSchema.parse({ name, contract: '*', routes: titled }) };
}

const live = (...releases: ReturnType<typeof releaseOf>[]): Channel => ({
  revision: 1,
  releasesUrl: '/releases/',
  slices: Object.fromEntries(releases.map((stable) => [stable.slice, { stable, movedBy: 'hand' }])),
});

const SOURCES = {
  'page.tsx': `say('Help'); say('Help'); say('Don\\'t'); say("At {time}", { time }); <Saying text="See {link}" link={link} />`,
  'page.test.tsx': `say('Only in a test')`,
  'page.pl.ts': `export const PAGE = {\n  Help: 'Pomoc',\n  'At {time}': { one: 'O', other: 'O' },\n  "Don't": 'Nie',\n};`,
};

it('says how many messages and which pages of a slice lack each language of the site', () => {
  const hotel = releaseOf('mf-hotel', [
    { path: '/hotel' },
    { path: '/pl/hotel', lang: 'pl', translates: '/hotel' },
    { path: '/hotel/:id' },
    { path: '/stays' },
  ]);
  const polish = releaseOf('mf-polish', [{ path: '/pobyty', lang: 'pl', translates: '/stays' }]);
  expect(languageFacts(hotel, live(polish), folderOf(SOURCES))).toEqual([
    'in pl: 1 of 4 messages lack a translation; English alone: /hotel/:id',
  ]);
});

it('says it of the shell, which has no routes', () =>
  expect(
    languageFacts(
      shellRelease('1.0.0-aaaaaaaaaaaa'),
      live(releaseOf('mf-polish', [{ path: '/pl', lang: 'pl' }])),
      folderOf({ ...SOURCES, 'more.pl.ts': `export const MORE = { 'See {link}': 'Zobacz {link}' };` }),
    ),
  ).toEqual(['in pl: 0 of 4 messages lack a translation']));

it('says nothing where the site speaks English alone', () =>
  expect(languageFacts(releaseOf('mf-hotel', [{ path: '/hotel' }]), live(), folderOf(SOURCES))).toEqual([]));
