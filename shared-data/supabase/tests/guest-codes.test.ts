import { beforeEach, describe, expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book as bookAsOwner, day, done, refused } from './world.ts';

const { world, vet, otherVet, owner, asking, mails } = await createGuests();
const EMAIL = 'anna@veto.test';

beforeEach(async () => {
  await world.sql('update public.profiles set confirms_guests = (id = $1)', [vet.id]);
});

const book = (fields: Record<string, unknown> = {}) => asking({ email: EMAIL, ...fields });
const sending = (email = EMAIL, veterinarian = vet.id, more = {}) =>
  world.visitor.rpc('send_guest_code', { veterinarian, email, ...more });
const send = async (...of: Parameters<typeof sending>) => expect((await sending(...of)).error).toBeNull();
const confirm = async (code: string, email = EMAIL, veterinarian = vet.id) =>
  (await world.visitor.rpc('confirm_guest_code', { veterinarian, email, code })).data as string | null;
/** The code that was sent last. */
async function sentCode(): Promise<string> {
  await send();
  return (await mails()).at(-1)?.about.code ?? '';
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a vet who confirms guests', () => {
  test('is booked with the code of a mail, once', async () => {
    await refused(book(), 428, /enter the code/);
    await send();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: EMAIL, kind: 'guest_code', about: { person: 'Wanda Lis' } });
    expect(mail?.about.code).toMatch(/^\d{6}$/);
    const confirmation = await confirm(mail?.about.code ?? '');
    expect(confirmation).toMatch(/^[0-9a-f]{64}$/);
    const secret = 'c0de'.repeat(16);
    const sent = [book({ confirmation, secret }), book({ confirmation, secret })];
    expect(await Promise.all(sent.map(done))).toEqual([secret, secret]);
    // Sent again, when its code is used.
    expect(await done(book({ secret }))).toBe(secret);
    await refused(book({ confirmation, visit_time: '11:00' }), 428);
  });

  test('is not booked without an address, by another address, or for another vet', async () => {
    await refused(book({ email: null }), 428, /enter your email address/);
    const confirmation = await confirm(await sentCode());
    await refused(book({ confirmation, email: 'eva@veto.test' }), 428);
    await world.sql('update public.profiles set confirms_guests = true');
    await refused(book({ confirmation, veterinarian: otherVet.id }), 428);
    await done(book({ confirmation, email: ' Anna@veto.test' }));
  });

  test('keeps the confirmation when the time is gone', async () => {
    const confirmation = await confirm(await sentCode());
    await bookAsOwner(owner, vet, day(3), '10:00');
    await refused(book({ confirmation }), 409);
    await done(book({ confirmation, visit_time: '10:30' }));
  });

  test('sets it for themselves; others are booked as before, and send nothing', async () => {
    await done(otherVet.db.from('profiles').update({ confirms_guests: true }).eq('id', otherVet.id).select('id'));
    await done(otherVet.db.from('profiles').update({ confirms_guests: false }).eq('id', otherVet.id).select('id'));
    await send(EMAIL, otherVet.id);
    expect(await mails()).toEqual([]);
    await done(book({ veterinarian: otherVet.id, email: null }));
  });
});

describe('a code', () => {
  test('is of no use when it is wrong, used, or half an hour old', async () => {
    const code = await sentCode();
    expect(await confirm(another(code))).toBeNull();
    expect(await confirm(code, 'eva@veto.test')).toBeNull();
    expect(await confirm(code, EMAIL, otherVet.id)).toBeNull();
    expect(await confirm(code)).not.toBeNull();
    expect(await confirm(code)).toBeNull();
    const later = await sentCode();
    await world.sql(`update private.guest_codes set made_at = made_at - interval '31 minutes'`);
    expect(await confirm(later)).toBeNull();
  });

  test('is not guessed: a hundred tries', async () => {
    const code = await sentCode();
    for (let tries = 0; tries < 10; tries++) expect(await confirm(another(code))).toBeNull();
    await world.sql('update private.guest_codes set tries = 99');
    expect(await confirm(another(code))).toBeNull();
    expect(await confirm(code)).toBeNull();
  });

  test('is sent five times an hour to one mailbox, and 60 times for one vet; others go on', async () => {
    for (let times = 0; times < 5; times++) await send();
    for (const same of [' ANNA@veto.test', 'anna+1@veto.test']) await refused(sending(same), 429, /Too many codes/);
    for (const other of ['nobody', 'x<anna@veto.test>', 'x,anna@veto.test', 'anna@veto.test,'])
      await refused(sending(other), 400, /valid email/);
    await world.sql(
      `insert into private.guest_codes (veterinarian_id, email, code_hash)
       select $1, 'p' || nth || '@veto.test', '' from generate_series(1, 55) as nth`,
      [vet.id],
    );
    await refused(sending('eva@veto.test'), 429);
    await world.sql('update public.profiles set confirms_guests = true');
    await send('eva@veto.test', otherVet.id);
  });

  test.each(['pl', 'uk'])('comes in the language of the page (%s), as the mails of the visit do', async (language) => {
    await send(EMAIL, vet.id, { language });
    const [mail] = await mails();
    expect(mail?.about.language).toBe(language);
    const confirmation = await confirm(mail?.about.code ?? '');
    await done(book({ confirmation, language }));
    const booked = (await mails()).find(({ kind }) => kind === 'guest_booked');
    expect(booked?.about.language).toBe(language);
  });

  test('is kept for a day', async () => {
    await send();
    const prune = async (hours: number) => {
      const [at] = await world.sql<{ at: string }>(`select (now() + make_interval(hours => $1))::text as at`, [hours]);
      await done(world.service.rpc('prune', { at_most: 100, at: at?.at ?? '' }));
      return (await world.sql('select from private.guest_codes')).length;
    };
    expect(await prune(23)).toBe(1);
    expect(await prune(25)).toBe(0);
  });
});
