import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, orElse, timestamp, wallTime } from './index.ts';

describe('values that a hosted project and the embedded one write differently are read the same', () => {
  test('numbers', () => {
    expect(numeric.parse('12.50')).toBe(12.5);
    expect(numeric.parse(12.5)).toBe(12.5);
    expect(numeric.parse('-3')).toBe(-3);
    for (const nonsense of ['', 'NaN', '1e5', '12,5', null]) expect(() => numeric.parse(nonsense)).toThrow();
  });

  test('moments', () => {
    const iso = '2026-11-21T10:59:22.657Z';
    expect(timestamp.parse('2026-11-21 10:59:22.657+00')).toBe(iso);
    expect(timestamp.parse('2026-11-21T10:59:22.657+00:00')).toBe(iso);
    expect(timestamp.parse('2026-11-21T10:59:22.657Z')).toBe(iso);
    expect(timestamp.parse('2026-11-21 11:59:22.657+01')).toBe(iso);
    expect(timestamp.parse('2026-11-21 10:59:22.657')).toBe(iso);
    expect(timestamp.parse('2026-11-21 10:59:22.657123+00')).toBe('2026-11-21T10:59:22.657123Z');
    expect(() => timestamp.parse('yesterday')).toThrow();
  });

  test('times and dates', () => {
    expect(wallTime.parse('09:30:00')).toBe('09:30');
    expect(wallTime.parse('24:00:00')).toBe('24:00');
    expect(() => wallTime.parse('9:30')).toThrow();
    expect(calendarDate.parse('2026-11-21')).toBe('2026-11-21');
    expect(() => calendarDate.parse('21.11.2026')).toThrow();
  });

  test('text that is not there is null', () => {
    expect([null, undefined, '', 'x'].map((value) => nullableText.parse(value))).toEqual([null, null, null, 'x']);
  });
});

test('a row has the names of the code, null for what is missing, and no column that nobody asked for', () => {
  const row = namedRow(
    {
      pet_id: z.string(),
      last_visit_date: z.nullish(calendarDate),
      created_at: timestamp,
      is_new: orElse(z.boolean(), true),
    },
    { created_at: 'since' },
  );
  expect(row.parse({ pet_id: 'rex', created_at: '2026-11-21T10:59:22.657Z', secret: 'x' })).toEqual({
    petId: 'rex',
    lastVisitDate: null,
    since: '2026-11-21T10:59:22.657Z',
    isNew: true,
  });
});
