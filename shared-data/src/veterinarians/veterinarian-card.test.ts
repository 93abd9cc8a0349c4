import { describe, expect, test } from 'vitest';
import { displayLocation, nextAvailability } from './veterinarian-card.ts';
import { pageSchema } from './veterinarians.schema.ts';

const TODAY = '2026-11-21';

describe('availability counts from today', () => {
  test.each([
    ['2026-11-21', 'today', 'Available today'],
    ['2026-11-22', 'this-week', 'Available this week'],
    // On a Saturday, Monday is not 'this week'.
    ['2026-11-23', 'later', 'Next: Mon, Nov 23'],
    ['2027-01-04', 'later', 'Next: Mon, Jan 4'],
  ])('%s is %s', (date, soonness, label) => {
    expect(nextAvailability({ date, time: '09:00' }, TODAY)).toEqual({ soonness, label });
  });

  test('a week ends on its Sunday', () => {
    const monday = '2026-11-23';
    expect(nextAvailability({ date: '2026-11-29', time: '09:00' }, monday)?.label).toBe('Available this week');
    expect(nextAvailability({ date: '2026-11-30', time: '09:00' }, monday)?.label).toBe('Next: Mon, Nov 30');
    const sunday = '2026-11-22';
    expect(nextAvailability({ date: '2026-11-23', time: '09:00' }, sunday)?.label).toBe('Next: Mon, Nov 23');
  });

  test('without a free slot there is nothing to say', () => {
    expect(nextAvailability(null, TODAY)).toBeNull();
  });
});

test('a card says clinic, else city, else neither', () => {
  expect(displayLocation('Klinika', 'Kraków')).toBe('Klinika');
  expect(displayLocation(null, 'Kraków')).toBe('Kraków');
  expect(displayLocation(null, null)).toBe('Veterinary Clinic');
});

test('empty fields of a vet have words', () => {
  const page = pageSchema.parse({ total: '1', items: [{ id: '1', full_name: 'Olga Lis' }] });
  expect(page).toMatchObject({
    total: 1,
    items: [
      {
        name: 'Olga Lis',
        specialty: 'General Veterinarian',
        city: 'Warszawa',
        location: 'Veterinary Clinic',
        description: 'Dr. Olga Lis is a veterinarian in Warszawa.',
        imageUrl: null,
        rating: null,
        reviewCount: 0,
        nextSlot: null,
        availability: null,
      },
    ],
  });
});

test('a vet whose name says doctor is not called so twice', () => {
  const page = pageSchema.parse({ total: 1, items: [{ id: '1', full_name: 'Dr. Olga Lis', city: 'Gdynia' }] });
  expect(page.items[0]?.description).toBe('Dr. Olga Lis is a veterinarian in Gdynia.');
});
