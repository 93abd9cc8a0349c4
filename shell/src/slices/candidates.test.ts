// @vitest-environment happy-dom
import type { SliceRelease } from '@veto/slice-kit/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE } from '../routing/site-of-slices.fixture.ts';
import { candidateReleases, visitorNumber } from './candidates.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const base = SITE.slices.owner?.stable as SliceRelease;
const release = (version: string): SliceRelease => ({ ...base, version });
const channel = (pointer: object) => ({
  slices: { owner: { movedBy: 'hand' as const, stable: release('2.0.0-bbbbbbbb'), ...pointer } },
});
const versions = (pointer: object, visitor: number) =>
  candidateReleases(channel(pointer), 'owner', visitor).map(({ version }) => version);

it('tries the stable release, then the one before it', () => {
  expect(versions({ previous: release('1.0.0-aaaaaaaa') }, 50)).toEqual(['2.0.0-bbbbbbbb', '1.0.0-aaaaaaaa']);
});

it('gives the canary to its share of visitors, with the stable release behind it', () => {
  const canary = { canary: { release: release('3.0.0-cccccccc'), percent: 10 } };
  expect(versions(canary, 9.9)).toEqual(['3.0.0-cccccccc', '2.0.0-bbbbbbbb']);
  expect(versions(canary, 10)).toEqual(['2.0.0-bbbbbbbb']);
});

it('tries no release twice', () => {
  expect(versions({ previous: release('2.0.0-bbbbbbbb') }, 50)).toEqual(['2.0.0-bbbbbbbb']);
});

it('has nothing for a slice that the channel does not name', () => {
  expect(candidateReleases(channel({}), 'other', 1)).toEqual([]);
});

it('keeps a visitor what they are', () => {
  const number = visitorNumber();
  expect(number).toBeGreaterThanOrEqual(0);
  expect(number).toBeLessThan(100);
  expect(visitorNumber()).toBe(number);
});

it('gives no canary where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(visitorNumber()).toBe(100);
});
