import { visit } from '@veto/shared-data/fixtures';
import { describe, expect, it } from 'vitest';
import { nextVisitWith } from './next-visit-with.ts';

/** 10:20 in Warsaw. */
const NOW = Date.parse('2026-11-25T09:20:00Z');
const visitAt = (date: string, time: string, rest: Parameters<typeof visit>[0] = {}) =>
  visit({ id: `${date} ${time}`, date, time, veterinarianId: 'v1', clientId: 'c1', ...rest });

describe('the next visit with somebody', () => {
  it('is the first that is to come or goes on, of either side', () => {
    const visits = [visitAt('2026-12-01', '09:00'), visitAt('2026-11-25', '10:00'), visitAt('2026-11-24', '09:00')];
    expect(nextVisitWith('v1', visits, NOW)?.id).toBe('2026-11-25 10:00');
    expect(nextVisitWith('c1', visits, NOW)?.id).toBe('2026-11-25 10:00');
  });

  it('is none with others, and none that was cancelled', () => {
    const visits = [visitAt('2026-12-01', '09:00', { status: 'cancelled' })];
    expect(nextVisitWith('v1', visits, NOW)).toBeUndefined();
    expect(nextVisitWith('v2', [visitAt('2026-12-01', '09:00')], NOW)).toBeUndefined();
  });
});
