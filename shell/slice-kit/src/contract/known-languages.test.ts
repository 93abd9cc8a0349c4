import { expect, it, vi } from 'vitest';
import { shellRelease, sliceRelease } from '../../releases/release.fixture.ts';
import type { Channel } from './channel.ts';
import { channelIn, languagesOf } from './known-languages.ts';
import { sliceManifestSchema } from './slice-manifest.ts';

/** A release of mf-hotel with pages in these languages besides English. */
function hotelIn(...languages: string[]) {
  const routes = languages.map((lang) => ({ path: `/${lang}/hotel`, title: 'Hotel', lang, translates: '/hotel' }));
  const manifest = sliceManifestSchema.parse({
    name: 'mf-hotel',
    contract: '*',
    routes: [{ path: '/hotel', title: 'Hotel' }, ...routes],
  });
  return { ...sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa'), manifest };
}

const channelOf = (pointer: Omit<Channel['slices'][string], 'movedBy'>): Channel => ({
  revision: 7,
  releasesUrl: '/releases/',
  slices: { 'mf-hotel': { movedBy: 'hand', ...pointer } },
});

const pathsOf = ({ manifest }: ReturnType<typeof hotelIn>) => manifest.routes.map(({ path }) => path);

it('leaves out the routes of a language that is not known, says so once, and keeps the rest of the slice', () => {
  const say = vi.fn();
  const release = hotelIn('pl', 'de');
  const published = channelOf({ stable: release, previous: release, canary: { release, percent: 5 } });
  const { stable, previous, canary } = channelIn(published, say).slices['mf-hotel'] ?? {};
  for (const read of [stable, previous, canary?.release])
    expect(read && pathsOf(read)).toEqual(['/hotel', '/pl/hotel']);
  expect(say.mock.calls).toEqual([["Left out, in languages that are not known here: /de/hotel of mf-hotel ('de')."]]);
  expect(pathsOf(release), 'what is published').toContain('/de/hotel');
});

it('says nothing of a channel in known languages', () => {
  const say = vi.fn();
  const published = channelOf({ stable: hotelIn('pl', 'uk') });
  expect(channelIn(published, say)).toEqual(published);
  expect(say).not.toHaveBeenCalled();
});

it('shows a language once every shell that visitors may get knows it', () => {
  const former = shellRelease('1.0.0-aaaaaaaaaaaa');
  const now = { ...shellRelease('1.1.0-bbbbbbbbbbbb'), words: { pl: [], uk: [] } };
  const movedBy = 'hand' as const;
  expect(languagesOf({ shell: { stable: former, movedBy } })).toEqual(['en', 'pl']);
  expect(languagesOf({ shell: { stable: now, movedBy } })).toEqual(['en', 'pl', 'uk']);
  expect(languagesOf({ shell: { stable: former, canary: { release: now, percent: 5 }, movedBy } })).toEqual([
    'en',
    'pl',
  ]);
});
