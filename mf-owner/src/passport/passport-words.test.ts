import type { PassportLink } from '@veto/shared-data/passport';
import { expect, test } from 'vitest';
import { PASSPORT } from './passport.fixture.ts';
import { dueChip, isLive, linkText, missingText, passportFacts, petLine } from './passport-words.ts';

const LINK: PassportLink = {
  id: 'l1',
  shows: ['allergies'],
  createdAt: '2026-11-22T06:00:00Z',
  expiresAt: '2026-11-23T06:00:00Z',
  revokedAt: null,
  openedAt: null,
  openedCount: 0,
  petLostSince: null,
};
const NOW = Date.parse('2026-11-22T07:00:00Z');

test('a passport says what is shown and known, and nothing of the rest', () => {
  expect(petLine(PASSPORT, 'en')).toBe('Labrador Retriever · Male · 4 years · 31.2 kg');
  expect(passportFacts(PASSPORT, 'en')).toEqual([
    ['Microchip', '616 093 900 123 456'],
    ['Allergies', 'Chicken protein'],
    ['Current Medications', 'Carprofen, 1 tablet, until Nov 28, 2026'],
    ['Vet', 'Dr. Anna Zielińska, Pod Kasztanem'],
    ['Vet’s phone', '+48 22 555 01 01'],
  ]);
  const nothing = { ...PASSPORT, breed: null, gender: null, age: null, weight: null, microchip: null, allergies: null };
  expect(petLine(nothing, 'en')).toBe('Dog');
  expect(passportFacts({ ...nothing, medicines: [], medications: null, veterinarian: null }, 'en')).toEqual([]);
});

test('a vaccination is valid until it is due, and was due from then on', () => {
  expect(dueChip(null, 'en')).toBeNull();
  expect(dueChip('2026-12-04', 'en', '2026-12-04')).toEqual({ text: 'until Dec 4, 2026', tone: 'ok' });
  expect(dueChip('2026-12-04', 'en', '2026-12-05')).toEqual({ text: 'was due Dec 4, 2026', tone: 'warn' });
});

test('a link lasts until its end, unless it was taken back', () => {
  expect(isLive(LINK, NOW)).toBe(true);
  expect(isLive(LINK, Date.parse(LINK.expiresAt))).toBe(false);
  expect(isLive({ ...LINK, revokedAt: LINK.createdAt }, NOW)).toBe(false);
});

test('a link that worked when its pet was lost works until the pet is found', () => {
  const later = Date.parse('2027-02-01T00:00:00Z');
  const lost = { ...LINK, petLostSince: LINK.createdAt };
  expect(isLive(lost, later)).toBe(true);
  expect(linkText(lost, later, 'en')).toBe('Works until your pet is found · not opened yet');
  expect(isLive({ ...LINK, petLostSince: '2026-12-24T00:00:00Z' }, later)).toBe(false);
});

test('a lost pet is said to be missing, since when and last seen where', () => {
  const lost = { ...PASSPORT, lostSince: '2026-11-28T16:30:00Z', lastSeenPlace: 'Park Oliwski.' };
  expect(missingText(lost, 'en')).toBe('Burek has been missing since Nov 28, 2026, 17:30. Last seen: Park Oliwski.');
  expect(missingText({ ...lost, lastSeenPlace: null }, 'en')).toBe('Burek has been missing since Nov 28, 2026, 17:30.');
});

test('a link says until when it lasts and when it was opened', () => {
  expect(linkText(LINK, NOW, 'en')).toBe('Expires Nov 23, 2026, 07:00 · not opened yet');
  const opened = { ...LINK, openedAt: '2026-11-22T06:30:00Z', openedCount: 1 };
  expect(linkText(opened, NOW, 'en')).toBe('Expires Nov 23, 2026, 07:00 · opened once, last Nov 22, 2026, 07:30');
  expect(linkText({ ...opened, openedCount: 3 }, Date.parse('2026-11-24T00:00:00Z'), 'en')).toMatch(
    /^Expired .* · opened 3 times/,
  );
  expect(linkText({ ...LINK, revokedAt: '2026-11-22T06:45:00Z' }, NOW, 'en')).toMatch(/^Revoked Nov 22, 2026, 07:45/);
});
