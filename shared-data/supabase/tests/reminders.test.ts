import { expect, test } from 'vitest';
import { queueOfDatabase } from '../../backend/mails/mail-queue.ts';
import { sendDueMails } from '../../backend/mails/send-due-mails.ts';
import { createReminders } from './reminder-world.ts';
import { book, day, done, insertRows } from './world.ts';

const { world, owner, vet, visitAt, claim, handOver, settle, send } = await createReminders();

test('a visit is reminded of a day before and two hours before, once each, in the site and by mail', async () => {
  await visitAt('2027-06-15', '10:00');
  expect(await send('2027-06-14T07:59:00Z')).toEqual([]);
  const [mail] = await claim('2027-06-14T08:00:00Z');
  expect(mail).toMatchObject({
    to: owner.email,
    kind: 'reminder',
    about: { hours: 24, time: '10:00', date: '2027-06-15', person: 'Wanda Lis' },
  });
  if (mail) {
    await handOver(mail, '2027-06-14T08:00:01Z');
    await settle(mail, '2027-06-14T08:00:02Z');
  }
  expect(await send('2027-06-14T12:00:00Z')).toEqual([]);
  expect(await send('2027-06-15T06:00:00Z')).toEqual([2]);
  expect(await send('2027-06-15T06:01:00Z')).toEqual([]);
  expect(await done(owner.db.from('notifications').select('kind'))).toEqual([
    { kind: 'reminder' },
    { kind: 'reminder' },
  ]);
});

test.each([
  // The night of March 28 has 23 hours, that of October 31 has 25.
  ['when the clocks go forward', '2027-03-28', '10:00', '2027-03-27T08:00:00Z', '2027-03-28T06:00:00Z'],
  ['before they do', '2027-03-27', '10:00', '2027-03-26T09:00:00Z', '2027-03-27T07:00:00Z'],
  ['when they go back', '2027-10-31', '10:00', '2027-10-30T09:00:00Z', '2027-10-31T07:00:00Z'],
  ['the morning before', '2027-10-30', '10:00', '2027-10-29T08:00:00Z', '2027-10-30T06:00:00Z'],
  ['in the hour that comes twice', '2027-10-31', '02:30', '2027-10-30T01:30:00Z', '2027-10-30T23:30:00Z'],
])('%s, hours are hours that pass', async (_, date, time, dayBefore, twoHoursBefore) => {
  await visitAt(date, time);
  const earlier = (moment: string) => new Date(Date.parse(moment) - 60_000).toISOString();
  expect(await send(earlier(dayBefore))).toEqual([]);
  expect(await send(dayBefore)).toEqual([24]);
  expect(await send(earlier(twoHoursBefore))).toEqual([]);
  expect(await send(twoHoursBefore)).toEqual([2]);
});

test('owners who book late, or whose visit is over, cancelled or moved, get no reminder of it', async () => {
  await visitAt('2027-06-15', '10:00', '2027-06-14T20:00:00Z');
  expect(await send('2027-06-14T20:01:00Z')).toEqual([]);
  expect(await send('2027-06-15T06:00:00Z')).toEqual([2]);

  const cancelled = await visitAt('2027-06-17', '10:00');
  expect(await claim('2027-06-16T08:00:00Z')).toHaveLength(1);
  await world.sql(`update public.appointments set status = 'cancelled' where id = $1`, [cancelled]);
  expect(await send('2027-06-16T09:00:00Z')).toEqual([]);

  const moved = await visitAt('2027-06-20', '10:00');
  expect(await send('2027-06-19T08:00:00Z')).toEqual([24]);
  await world.sql(`update public.appointments set appointment_date = '2027-06-25' where id = $1`, [moved]);
  expect(await send('2027-06-20T06:00:00Z')).toEqual([]);
  expect(await send('2027-06-24T08:00:00Z')).toEqual([24]);

  await visitAt('2027-07-01', '10:00');
  expect(await send('2027-07-01T08:00:01Z')).toEqual([]);
});

test('a visit that is moved to within a day of now needs no reminder of a day: the news of the move is enough', async () => {
  // By this moment, because the database moves it now.
  const inTwentyHours = `date_trunc('minute', now() + interval '20 hours') at time zone 'Europe/Warsaw'`;
  const moveTo = `update public.appointments set appointment_date = (${inTwentyHours})::date, appointment_time = (${inTwentyHours})::time`;
  const moved = await visitAt('2027-06-20', '10:00');
  await world.sql(`${moveTo} where id = $1`, [moved]);
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(await send(soon)).toEqual([]);
  // As one that was booked long ago is.
  await world.sql('delete from private.reminders where appointment_id = $1', [moved]);
  await world.sql(`delete from private.job_marks where job = 'reminders'`);
  expect(await send(soon)).toEqual([24]);
});

test('nobody is reminded of a visit of a pet that has died', async () => {
  const died = { owner_id: owner.id, name: 'Rex', type: 'Dog', birthday: day(-4000) };
  const { id } = await done(owner.db.from('pets').insert(died).select('id').single());
  const visit = await visitAt('2027-06-15', '10:00');
  await world.sql('update public.appointments set pet_id = $1 where id = $2', [id, visit]);
  await done(owner.db.from('pets').update({ remembered_since: '2026-11-30T08:00:00Z' }).eq('id', id).select());
  expect(await send('2027-06-14T08:00:00Z')).toEqual([]);
  await done(owner.db.from('pets').update({ remembered_since: null }).eq('id', id).select());
  expect(await send('2027-06-14T08:00:00Z')).toEqual([24]);
});

test('a worker that was away reminds once, of what is still to come', async () => {
  await visitAt('2027-06-15', '10:00');
  expect(await send('2027-06-15T07:00:00Z')).toEqual([2]);
});

test('a crash between claim and sending costs five minutes; one after the mail was handed over, no second mail', async () => {
  await visitAt('2027-06-15', '10:00');
  const [lost] = await claim('2027-06-14T08:00:00Z');
  expect(await claim('2027-06-14T08:04:59Z')).toEqual([]);
  const [found] = await claim('2027-06-14T08:05:00Z');
  expect(found?.id).toBe(lost?.id);
  if (!lost || !found) throw new Error('nothing was claimed');
  // The first worker wakes up again: it has lost its claim, and sends nothing.
  expect(await handOver(lost, '2027-06-14T08:05:01Z')).toBe(false);
  expect(await handOver(found, '2027-06-14T08:05:01Z')).toBe(true);
  expect(await handOver(found, '2027-06-14T08:05:02Z')).toBe(false);
  // It dies here, with the mail sent or not.
  expect(await claim('2027-06-14T09:00:00Z')).toEqual([]);
});

test('a mail that could not be sent is tried again ever later, eight times', async () => {
  await visitAt('2027-06-15', '10:00');
  let at = Date.parse('2027-06-14T08:00:00Z');
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const [mail] = (await claim(new Date(at).toISOString())).filter(({ about }) => about.hours === 24);
    if (!mail) throw new Error(`attempt ${attempt} found nothing`);
    await handOver(mail, new Date(at).toISOString());
    await settle(mail, new Date(at).toISOString(), 'mailbox unavailable');
    const [{ due, over } = { due: new Date(0), over: false }] = await world.sql<{ due: Date; over: boolean }>(
      'select due_at as due, given_up_at is not null as over from private.mails where id = $1',
      [mail.id],
    );
    pauses.push((new Date(due).getTime() - at) / 60_000);
    expect(over).toBe(attempt === 8);
    at = new Date(due).getTime();
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
  expect((await claim('2027-06-20T00:00:00Z')).filter(({ about }) => about.hours === 24)).toEqual([]);
});

test('two workers at once share the mails, and none is sent twice', async () => {
  for (let number = 0; number < 40; number += 1) {
    const minutes = 7 * 60 + number * 10;
    await world.sql(
      `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, duration_minutes, created_at)
       values ($1, $2, '2027-06-15', '00:00'::time + make_interval(mins => $3::integer), 'Rex', 'dog', 'Check-up', 10, '2026-01-01')`,
      [owner.id, vet.id, minutes],
    );
  }
  const at = '2027-06-14T20:00:00Z';
  const shares = await Promise.all([1, 2, 3, 4].map(() => claim(at, 15)));
  const ids = [...shares.flat(), ...(await claim(at, 200))].map(({ id }) => id);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('owners who want no reminder by mail get it in the site only; without a confirmed address nothing is sent', async () => {
  await insertRows(owner.db, 'notification_preferences', {
    user_id: owner.id,
    topic: 'reminders',
    channel: 'mail',
    wanted: false,
  });
  await visitAt('2027-06-15', '10:00');
  expect(await send('2027-06-14T08:00:00Z')).toEqual([]);
  expect(await done(owner.db.from('notifications').select('kind'))).toEqual([{ kind: 'reminder' }]);
  await world.sql('delete from public.notification_preferences');
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [owner.id]);
  expect(await send('2027-06-15T06:00:00Z')).toEqual([]);
  await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [owner.id]);
  expect(await send('2027-06-15T06:30:00Z')).toEqual([]);
});

test('a vaccination is reminded of 30 and 7 days before it is due, and once it is overdue', async () => {
  const [pet] = await world.sql<{ id: string }>(
    `insert into public.pets (owner_id, name, type) values ($1, 'Rex', 'Dog') returning id`,
    [owner.id],
  );
  const vaccinate = (product: string, given: string, due: string | null, vaccine: string | null = null) =>
    world.sql(
      `insert into public.vaccinations (pet_id, product, vaccine, given_on, next_due_on, created_at)
       values ($1, $2, $5, $3::date, $4::date, $3::date)`,
      [pet?.id, product, given, due, vaccine],
    );
  const days = async (at: string) => {
    const mails = await claim(at);
    for (const mail of mails) {
      await handOver(mail, at);
      await settle(mail, at);
    }
    return mails.map(({ about }) => (about as unknown as { days: number }).days);
  };
  await vaccinate('Rabies', '2026-06-20', '2027-06-20');
  // Eight in the morning in Warsaw, in summer.
  expect(await days('2027-05-21T05:59:00Z')).toEqual([]);
  expect(await days('2027-05-21T06:00:00Z')).toEqual([30]);
  const written = () =>
    world.sql(`select xmin::text, after_day::text from private.job_marks where job like 'vaccination%'`);
  expect(await days('2027-06-01T06:00:00Z')).toEqual([]);
  const mark = await written();
  expect(mark).toMatchObject([{ after_day: 'infinity' }]);
  // Nothing is left for the day: a worker that asks again writes and locks nothing.
  expect(await days('2027-06-01T06:00:20Z')).toEqual([]);
  expect(await written()).toEqual(mark);
  expect(await days('2027-06-13T06:00:00Z')).toEqual([7]);
  expect(await days('2027-06-20T12:00:00Z')).toEqual([]);
  expect(await days('2027-06-21T06:00:00Z')).toEqual([-1]);
  expect(await days('2027-06-22T06:00:00Z')).toEqual([]);
  // Given again: the earlier entry is done, and one without a day is never due.
  await vaccinate('DHPP', '2026-08-01', '2027-08-01');
  await vaccinate('dhpp', '2027-06-25', '2028-06-25');
  await vaccinate('Leptospirosis', '2027-06-25', null);
  // The same vaccine by another product, and by its own name alone.
  await vaccinate('Nobivac KC', '2026-08-01', '2027-08-01', 'Kennel cough');
  await vaccinate('Nobivac Respira Bb', '2027-06-25', '2028-06-25', 'Kennel cough');
  await vaccinate('FeLV', '2026-08-01', '2027-08-01');
  await vaccinate('Leucogen', '2027-06-25', '2028-06-25', 'FeLV');
  // Two products that nobody named the disease of, and a disease in two languages.
  await vaccinate('Nobivac Rabies', '2026-08-02', '2027-08-02');
  await vaccinate('Rabies', '2026-08-03', '2027-08-03');
  await vaccinate('Rabisin', '2027-06-26', '2028-06-26');
  await vaccinate('Wścieklizna', '2027-06-27', '2028-06-27');
  expect(await days('2027-07-25T06:00:00Z')).toEqual([]);
  // Entered by the owner, too, with the day of another year: the entry with the vial's number counts.
  await vaccinate('Rabies', '2027-07-01', '2027-08-25');
  await world.sql(
    `insert into public.vaccinations (pet_id, product, given_on, next_due_on, created_at, lot_number)
     values ($1, 'Rabisin', '2027-07-01', '2027-08-26', '2027-07-01', 'R1')`,
    [pet?.id],
  );
  expect(await days('2027-07-26T06:00:00Z')).toEqual([]);
  expect(await days('2027-07-27T06:00:00Z')).toEqual([30]);
  await world.sql('delete from public.pets');
});

test.each(['archived_at', 'remembered_since'])('nothing is due for a pet with %s', async (column) => {
  const [pet] = await world.sql<{ id: string }>(
    `insert into public.pets (owner_id, name, type, ${column}) values ($1, 'Rex', 'Dog', now()) returning id`,
    [owner.id],
  );
  await world.sql(
    `insert into public.vaccinations (pet_id, product, given_on, next_due_on, created_at)
     values ($1, 'Rabies', '2026-06-20', '2027-06-20', '2026-06-20')`,
    [pet?.id],
  );
  expect(await claim('2027-05-21T06:00:00Z')).toEqual([]);
  // The same pet, among the others again: each day's due dates are read once.
  await world.sql(`update public.pets set ${column} = null where id = $1`, [pet?.id]);
  expect(await claim('2027-05-21T06:00:00Z')).toEqual([]);
  const [mail] = await claim('2027-05-22T06:00:00Z');
  expect(mail?.about).toMatchObject({ pet: 'Rex', days: 30 });
  if (mail) {
    await handOver(mail, '2027-05-22T06:00:00Z');
    await settle(mail, '2027-05-22T06:00:00Z');
  }
  await world.sql('delete from public.pets');
});

test('the worker sends what is due through this database, and once', async () => {
  await book(owner, vet, day(3), '10:00');
  const sent: { to: string; subject: string }[] = [];
  const worker = {
    queue: queueOfDatabase(world.connection),
    siteUrl: 'https://veto.example',
    send: async ({ to, subject }: { to: string; subject: string }) => void sent.push({ to, subject }),
  };
  const counts = await Promise.all([sendDueMails(worker), sendDueMails(worker)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(sent.toSorted((one, other) => one.subject.localeCompare(other.subject))).toEqual([
    { to: vet.email, subject: 'New booking' },
    { to: owner.email, subject: 'Your visit is booked' },
  ]);
  expect(await sendDueMails(worker)).toBe(0);
});

test('a mail is written in the language that its reader’s account has when it leaves', async () => {
  const mails: { to: string; subject: string; text: string }[] = [];
  const worker = {
    queue: queueOfDatabase(world.connection),
    siteUrl: 'https://veto.example',
    send: async (mail: { to: string; subject: string; text: string }) => void mails.push(mail),
  };
  const speak = async (person: typeof owner, language: unknown) =>
    expect((await person.db.auth.updateUser({ data: { language } })).error).toBeNull();
  const visit = await book(owner, vet, day(2), '11:00');
  await speak(owner, 'pl');
  await speak(vet, { $ne: 'pl' });
  await sendDueMails(worker);
  expect(mails.toSorted((one, other) => one.subject.localeCompare(other.subject))).toMatchObject([
    { to: vet.email, subject: 'New booking' },
    { to: owner.email, subject: 'Wizyta umówiona' },
  ]);
  expect(mails.find(({ to }) => to === owner.email)?.text).toMatch(/Rex ma wizytę: lek\. wet\. Wanda Lis, /);
  expect(await done(owner.db.rpc('own_data'))).toMatchObject({ account: { language: 'pl' } });
  expect(await done(vet.db.rpc('own_data'))).toMatchObject({ account: { language: null } });
  await speak(owner, 'uk');
  expect((await vet.db.rpc('cancel_own_visit', { visit: visit.id, reason: 'I am ill' })).error).toBeNull();
  await sendDueMails(worker);
  expect(mails.find(({ to }, nth) => nth > 1 && to === owner.email)).toMatchObject({
    subject: 'Візит скасовано',
    text: expect.stringMatching(/скасовує візит: Rex, /),
  });
  await speak(owner, 'en');
  await speak(vet, null);
});
