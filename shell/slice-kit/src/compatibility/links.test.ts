import { expect, it } from 'vitest';
import { sliceRelease } from '../../releases/release.fixture.ts';
import { leadsTo, linkingTo } from './links.ts';

it.each([
  ['/pets', '/pets', true],
  ['/pets', '/pets/:id', false],
  ['/pets/:', '/pets/:id', true],
  ['/pets/new', '/pets/:id', true],
  ['/pets/:/passport', '/pets/:id/passport', true],
  ['/pets/:', '/pets/new', true],
  ['/Pets', '/pets', true],
  ['/help/a/b', '/help/*', true],
  ['/help', '/help/*', false],
  ['/', '/', true],
])('%s leads to %s: %s', (link, path, leads) => {
  expect(leadsTo(link, path)).toBe(leads);
});

it('names whose source, menu or redirect leads to a path, of each release that is live', () => {
  const [owner, vet, other] = ['mf-owner', 'mf-vet', 'mf-other'].map((name) =>
    sliceRelease(name, '1.0.0-aaaaaaaaaaaa'),
  );
  if (!owner || !vet || !other) throw new Error('three releases');
  const inMenu = {
    ...vet.manifest,
    nav: [{ area: 'footer' as const, label: 'Pets', href: '/pets', audience: ['owner' as const], order: 1 }],
  };
  const slices = {
    'mf-owner': { stable: { ...owner, links: ['/pets'] }, movedBy: 'hand' as const },
    'mf-vet': { stable: { ...vet, manifest: inMenu }, movedBy: 'hand' as const },
    'mf-other': {
      stable: other,
      canary: { release: { ...other, version: '1.0.0-bbbbbbbbbbbb', links: ['/pets'] }, percent: 5 },
      movedBy: 'hand' as const,
    },
  };
  expect(linkingTo('/pets', 'mf-owner', { slices })).toEqual(['mf-vet', 'mf-other']);
  expect(linkingTo('/dogs', 'mf-owner', { slices })).toEqual([]);
});
