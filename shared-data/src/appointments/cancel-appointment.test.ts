// @vitest-environment happy-dom
import { startCore } from '@veto/shared-data/core';
import { afterEach, expect, test, vi } from 'vitest';
import { cancelOwn } from './cancel-appointment.ts';

startCore({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' });

const VISIT = {
  id: 'visit',
  veterinarian_id: 'vet',
  appointment_date: '2026-11-23',
  appointment_time: '10:00:00',
  status: 'cancelled',
};

afterEach(() => vi.unstubAllGlobals());

test('a visit that the veterinarian has cancelled meanwhile is refused; the own cancellation may be sent twice', async () => {
  let cancelledBy = 'veterinarian';
  vi.stubGlobal('fetch', async () => Response.json([{ ...VISIT, cancelled_by: cancelledBy }]));
  await expect(cancelOwn({ id: VISIT.id })).rejects.toMatchObject({
    message: 'This appointment is already cancelled.',
    code: 'refused',
  });
  cancelledBy = 'owner';
  await expect(cancelOwn({ id: VISIT.id })).resolves.toBeUndefined();
});
