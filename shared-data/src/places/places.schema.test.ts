import { expect, test } from 'vitest';
import { placeRows } from './places.schema.ts';

const row = {
  id: 'vet-1',
  phone: '',
  latitude: '54.5189',
  longitude: 18.5305,
  working_hours: [{ weekday: 1, opens_at: '08:00:00', closes_at: '16:00:00' }],
};

test('reads a position also where the server writes numbers as text', () => {
  expect(placeRows.parse([row])).toEqual([
    {
      veterinarianId: 'vet-1',
      phone: null,
      position: { latitude: 54.5189, longitude: 18.5305 },
      workingHours: [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }],
    },
  ]);
});

test('half a position is none', () => {
  expect(placeRows.parse([{ ...row, longitude: null }])[0]?.position).toBeNull();
});
