import { expect, it } from 'vitest';
import { sliceRelease } from '../../releases/release.fixture.ts';
import type { SliceRelease } from '../contract/release.ts';
import type { Fill } from '../contract/slice-manifest.ts';
import { lostParts, partProblems } from './parts.ts';

const SLOT = 'vet.profile.contact';
const hand = { movedBy: 'hand' as const };
const release = (slice: string, version = '1.0.0-aaaaaaaaaaaa') => sliceRelease(slice, version);

function filling(slice: string, audience: Fill['audience']): SliceRelease {
  const made = release(slice);
  return { ...made, manifest: { ...made.manifest, fills: [{ slot: SLOT, audience }] } };
}

it('refuses a second part for the same visitors, also beside the canary of another slice, and not beside itself', () => {
  const slices = {
    'mf-owner': {
      stable: release('mf-owner'),
      canary: { release: filling('mf-owner', ['owner']), percent: 5 },
      ...hand,
    },
  };
  expect(partProblems(filling('mf-vet', ['owner', 'veterinarian']), slices)).toEqual([
    { code: 'VETO-414', sentence: `${SLOT} is filled by mf-owner already, for: owner.` },
  ]);
  expect(partProblems(filling('mf-vet', ['veterinarian']), slices)).toEqual([]);
  expect(partProblems(filling('mf-owner', ['owner']), slices)).toEqual([]);
});

it('names who fills a slot that goes, or that changes its props', () => {
  const offering = (slots: SliceRelease['slots']) => ({ ...release('mf-discovery'), slots });
  const id = { type: 'string', format: 'uuid' };
  const live = offering({ [SLOT]: { veterinarian: id }, 'vet.profile.foot': {} });
  const slices = { 'mf-owner': { stable: filling('mf-owner', ['owner']), ...hand } };
  expect(lostParts(offering({ [SLOT]: { veterinarian: id, city: { type: 'string' } } }), live, slices)).toEqual([]);
  expect(lostParts(offering(undefined), live, slices)).toEqual([
    `${SLOT}, which mf-owner fills, would not be there any more.`,
  ]);
  expect(lostParts(offering({ [SLOT]: { veterinarian: { type: 'number' } } }), live, slices)).toEqual([
    `${SLOT}, which mf-owner fills, would lose or change these props: veterinarian.`,
  ]);
  expect(lostParts(offering(undefined), live, {})).toEqual([]);
});
