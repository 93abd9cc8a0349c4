import { expect, it } from 'vitest';
import { AUDIENCES } from '../src/contract/audience.ts';
import { partsTable } from './parts-of-site.ts';

it('lists every slot with who offers and who fills it, first those that nobody fills', () => {
  const vet = { veterinarian: { type: 'string' } };
  const everybody = [...AUDIENCES];
  expect(
    partsTable([
      { owner: 'shell', slots: { 'site.header.news': {} }, fills: [] },
      { owner: 'mf-discovery', slots: { 'vet.profile.contact': vet, 'vet.profile.aside': vet }, fills: [] },
      {
        owner: 'mf-owner',
        slots: {},
        fills: [
          { slot: 'vet.profile.contact', audience: ['owner', 'no-profile'] },
          { slot: 'site.header.news', audience: everybody },
          { slot: 'vet.gone', audience: everybody },
        ],
      },
    ]),
  ).toEqual([
    'vet.profile.aside    mf-discovery  { veterinarian: string }  nobody fills it',
    'site.header.news     shell         Record<never, never>      mf-owner',
    'vet.profile.contact  mf-discovery  { veterinarian: string }  mf-owner (owner, no-profile)',
    'vet.gone is filled by mf-owner, and offered by nobody',
  ]);
});
