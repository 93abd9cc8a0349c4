import { expect, it } from 'vitest';
import { sliceRelease } from '../releases/release.fixture.ts';
import { channelSchema } from '../src/contract/channel.ts';
import { channelIn } from '../src/contract/known-languages.ts';
import { sliceManifestSchema } from '../src/contract/slice-manifest.ts';
import { forFormerReaders } from './release-manifest.ts';

/** What mf-hotel says, with pages in these languages besides English. */
function hotelIn(languages: string[], nav: object[] = []) {
  const routes = languages.map((lang) => ({ path: `/${lang}/hotel`, title: 'Hotel', lang, translates: '/hotel' }));
  const english = { path: '/hotel', title: 'Hotel' };
  return sliceManifestSchema.parse({ name: 'mf-hotel', contract: '*', routes: [english, ...routes], nav });
}

const links = [
  {
    area: 'footer',
    label: 'Hotel',
    href: '/hotel',
    order: 1,
    in: { pl: { label: 'Hotel' }, uk: { label: 'Готель' } },
  },
  { area: 'header', label: 'Pets', href: '/pets', order: 2, in: { uk: { label: 'Тварини' } } },
  { area: 'header', label: 'Тварини', href: '/pets', order: 3, lang: 'uk' },
];
const written = hotelIn(['pl', 'uk'], links);
const manifest = forFormerReaders(written);

it('has nothing of a third language where readers of former days look', () => {
  const { inAllLanguages, ...former } = manifest;
  expect(JSON.stringify(former)).not.toContain('uk');
  expect(former.routes.map(({ path }) => path)).toEqual(['/hotel', '/pl/hotel']);
  expect(former.nav.map(({ label, in: words }) => [label, Object.keys(words ?? {})])).toEqual([
    ['Hotel', ['pl']],
    ['Pets', []],
  ]);
});

it("gives today's readers all of it, in a channel too", () => {
  const stable = { ...sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa'), manifest };
  const read = channelSchema.parse({ revision: 1, slices: { 'mf-hotel': { stable, movedBy: 'hand' } } });
  expect(channelIn(read).slices['mf-hotel']?.stable.manifest).toEqual(written);
  expect(channelIn(read, () => {}, ['en', 'pl']).slices['mf-hotel']?.stable.manifest.routes).toEqual(
    written.routes.slice(0, 2),
  );
});

it('is written plainly where it speaks no third one', () => {
  const plain = hotelIn(['pl']);
  expect(forFormerReaders(plain)).toBe(plain);
});
