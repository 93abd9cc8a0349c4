import { beforeEach, expect } from 'vitest';
import { createSides, done } from './world.ts';

/** A mail as the worker gets it. */
export interface Claimed {
  id: string;
  claim: string;
  to: string;
  kind: string;
  about: { hours: number; time: string; date: string; person: string };
}

/**
 * An owner, a vet and the worker that mails them, for all tests of a file; each test begins without visits, news and
 * mails. `at` is an ISO moment: the tests' clock.
 */
export async function createReminders() {
  const { world, owner, vet } = await createSides({ vet: { fullName: 'Wanda Lis' } });

  beforeEach(async () => {
    await world.sql('delete from public.appointments');
    await world.sql('delete from public.notifications');
    await world.sql('delete from public.notification_preferences');
    await world.sql('delete from private.mails');
  });

  const claim = async (at: string, at_most = 50) =>
    (await done(world.service.rpc('claim_mails', { at_most, at }))) as Claimed[];
  const handOver = async ({ id, claim }: Claimed, at: string) =>
    (await world.service.rpc('hand_over_mail', { mail: id, claim, at })).data as boolean;
  const settle = async ({ id, claim }: Claimed, at: string, error: string | null = null) => {
    expect((await world.service.rpc('settle_mail', { mail: id, claim, error, at })).error).toBeNull();
  };
  /** Claims what is due and sends it; the hours of the reminders. */
  const send = async (at: string): Promise<number[]> => {
    const mails = await claim(at);
    for (const mail of mails) {
      expect(await handOver(mail, at)).toBe(true);
      await settle(mail, at);
    }
    return mails.map(({ about }) => about.hours);
  };

  return {
    world,
    owner,
    vet,
    /** A visit at a time of the wall, entered long ago unless said otherwise. */
    async visitAt(date: string, time: string, bookedAt = '2026-01-01T00:00:00Z'): Promise<string> {
      const [visit] = await world.sql<{ id: string }>(
        `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, created_at)
         values ($1, $2, $3::date, $4::time, 'Rex', 'dog', 'Check-up', $5::timestamptz) returning id`,
        [owner.id, vet.id, date, time, bookedAt],
      );
      return visit?.id ?? '';
    },
    claim,
    handOver,
    settle,
    send,
  };
}
