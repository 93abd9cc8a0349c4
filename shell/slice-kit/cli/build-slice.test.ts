import { expect, it } from 'vitest';
import { sliceManifestSchema } from '../src/contract/slice-manifest.ts';
import { filesOfFirstPaints, refuseMissingPreloads } from './build-slice.ts';

it('visitors wait for what a route names for now and for soon after, and for what a part names', () => {
  const chunks = {
    slice: ['slice.js'],
    page: ['page.js'],
    rows: ['rows.js'],
    news: ['news.js'],
    dialog: ['dialog.js'],
  };
  const manifest = sliceManifestSchema.parse({
    name: 'mf-hotel',
    contract: '^1.0.0',
    owners: ['@veto/hotel'],
    routes: [{ path: '/hotel', title: 'Hotel', preload: ['page'], later: ['rows'] }],
    fills: [{ slot: 'site.header.news', preload: ['news'] }],
  });
  const files = filesOfFirstPaints({ entry: 'entry.js', chunks, manifest }, { firstPaint: undefined });
  expect([...files].filter(Boolean)).toEqual(['entry.js', 'slice.js', 'page.js', 'rows.js', 'news.js']);
});

it.each(['rows', 'constructor', '__proto__'])('refuses a route that names a chunk that is not there: %s', (missing) => {
  const { routes, name } = sliceManifestSchema.parse({
    name: 'mf-hotel',
    contract: '^1.0.0',
    routes: [{ path: '/hotel', title: 'Hotel', preload: ['page', missing] }],
  });
  const refusing = () => refuseMissingPreloads({ name, routes }, { page: ['page.js'] });
  expect(refusing).toThrow(`VETO-404 mf-hotel: /hotel names the chunk '${missing}'. There are: page.`);
});
