import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../../src/database/index.ts';
import { book, createSides, day, done, type Person, refused, withoutEffect } from './world.ts';

const {
  world,
  owner,
  otherOwner: stranger,
  vet,
} = await createSides({ otherOwner: 'Sylwia Obca', vet: { fullName: 'Wanda Lis' } });

beforeEach(async () => {
  await world.sql('delete from public.appointments');
  await world.sql('delete from public.conversations');
  await world.sql('delete from public.notifications');
  await world.sql('delete from public.notification_preferences');
  await world.sql('delete from private.mails');
});

type News = Pick<Row<'notifications'>, 'id' | 'kind' | 'read_at'> & { about: Record<string, unknown> };

const newsOf = async (person: Person): Promise<News[]> =>
  done(person.db.from('notifications').select('id, kind, about, read_at').order('created_at').order('id'));
const kindsOf = async (person: Person) => (await newsOf(person)).map(({ kind }) => kind);
const mails = () =>
  world.sql<{ user_id: string; kind: string }>('select user_id, kind from private.mails order by kind, user_id');
const say = (from: Person, to: Person, body = 'Hello') =>
  done(from.db.rpc('send_message', { message: randomUUID(), recipient: to.id, body }));
const cancel = (person: Person, id: string, cancel_reason?: string) =>
  done(
    person.db
      .from('appointments')
      .update({ status: 'cancelled', ...(cancel_reason && { cancel_reason }) })
      .eq('id', id)
      .select(),
  );

test('the vet gets notice of a booking, and the owner a mail', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  expect(await newsOf(vet)).toMatchObject([
    {
      kind: 'booked',
      read_at: null,
      about: { appointment_id: id, person: owner.fullName, pet: 'Rex', date: day(3), time: '10:00' },
    },
  ]);
  expect(await newsOf(owner)).toEqual([]);
  expect(await mails()).toEqual([
    { user_id: vet.id, kind: 'booked' },
    { user_id: owner.id, kind: 'booking_kept' },
  ]);
});

test('the other side gets notice of a cancellation, with its reason, and the mails that wait are taken back', async () => {
  const [first, second] = [await book(owner, vet, day(3), '10:00'), await book(owner, vet, day(3), '11:00')];
  await cancel(vet, first.id, 'I am ill.');
  expect((await newsOf(owner)).map(({ kind, about }) => [kind, about.cancel_reason])).toEqual([
    ['cancelled', 'I am ill.'],
  ]);
  await cancel(owner, second.id);
  expect(await kindsOf(vet)).toEqual(['booked', 'booked', 'cancelled']);
  expect(new Set((await mails()).map(({ kind }) => kind))).toEqual(new Set(['cancelled']));
});

test('a wish for another time goes to the vet, its answer to the owner', async () => {
  for (const accept of [true, false]) {
    await world.sql('delete from public.notifications');
    const { id } = await book(owner, vet, day(4), accept ? '10:00' : '12:00');
    const request = (await done(
      owner.db.rpc('request_reschedule', {
        appointment: id,
        proposed_date: day(5),
        proposed_time: accept ? '10:00' : '12:00',
      }),
    )) as { id: string };
    expect(await kindsOf(vet)).toEqual(['booked', 'reschedule_asked']);
    await done(vet.db.rpc('answer_reschedule', { request: request.id, accept }));
    expect(await newsOf(owner)).toMatchObject([
      { kind: accept ? 'reschedule_accepted' : 'reschedule_declined', about: { new_date: day(5) } },
    ]);
  }
});

test('a time that the vet proposes is asked of the owner, and the answer goes to the vet', async () => {
  const { id } = await book(owner, vet, day(6), '10:00');
  await world.sql('delete from public.notifications');
  const proposal = { appointment: id, proposed_date: day(7), proposed_time: '10:00' };
  const request = (await done(vet.db.rpc('propose_reschedule', proposal))) as { id: string };
  expect(await newsOf(owner)).toMatchObject([{ kind: 'reschedule_asked', about: { person_id: vet.id } }]);
  expect(await kindsOf(vet)).toEqual([]);
  await done(owner.db.rpc('answer_reschedule', { request: request.id, accept: true }));
  expect(await newsOf(vet)).toMatchObject([{ kind: 'reschedule_accepted', about: { person_id: owner.id } }]);
  await cancel(owner, id);
  // Calendars keep the later of two files: each mail says when the visit last changed.
  const [moved, cancelled] = (await newsOf(vet)).map(({ about }) => Date.parse(String(about.changed_at)));
  const [visit] = await world.sql<{ updated_at: string }>(
    `select updated_at from public.appointments where id = '${id}'`,
  );
  expect(moved).toBeLessThan(cancelled ?? 0);
  expect(cancelled).toBe(Date.parse(visit?.updated_at ?? ''));
});

test('messages are one notification until they are read, and a mail only while they are not', async () => {
  await book(owner, vet, day(3), '10:00');
  await world.sql('delete from public.notifications');
  await world.sql('delete from private.mails');
  await say(owner, vet, 'One');
  const last = (await say(owner, vet, 'Two')) as { id: string };
  expect(await newsOf(vet)).toMatchObject([{ kind: 'message', about: { excerpt: 'Two', person_id: owner.id } }]);
  expect(await mails()).toEqual([{ user_id: vet.id, kind: 'message' }]);
  expect(await done(vet.db.rpc('unread_counts'))).toEqual({ messages: 2, notifications: 1 });
  await done(vet.db.rpc('mark_conversation_read', { message: last.id }));
  expect(await done(vet.db.rpc('unread_counts'))).toEqual({ messages: 0, notifications: 0 });
  expect(await mails()).toEqual([]);
  await say(owner, vet, 'Three');
  expect(await kindsOf(vet)).toEqual(['message', 'message']);
});

test('a reader who wants mails alone gets one for each conversation, and the next once it is sent or read', async () => {
  for (const person of [owner, stranger]) await book(person, vet, day(3), person === owner ? '10:00' : '11:00');
  const onlyMails = { user_id: vet.id, topic: 'messages', channel: 'site', wanted: false };
  await done(vet.db.from('notification_preferences').upsert(onlyMails).select());
  const waiting = async () =>
    (await world.sql(`select from private.mails where kind = 'message' and handed_over_at is null`)).length;
  const talk = async (from: Person) => {
    for (const body of ['One', 'Two', 'Three']) await say(from, vet, body);
    return (await say(from, vet, 'Four')) as { id: string };
  };
  await talk(owner);
  expect(await waiting()).toBe(1);
  await talk(stranger);
  expect(await waiting()).toBe(2);
  await world.sql('update private.mails set handed_over_at = now(), sent_at = now()');
  const { id: message } = await talk(owner);
  expect(await waiting()).toBe(1);
  await done(vet.db.rpc('mark_conversation_read', { message }));
  expect(await waiting()).toBe(0);
  await talk(owner);
  expect(await waiting()).toBe(1);
});

test('a person who marks the news as read, but not the messages, still gets one mail', async () => {
  await book(owner, vet, day(3), '10:00');
  await world.sql('delete from private.mails');
  for (const body of ['One', 'Two']) {
    await say(owner, vet, body);
    await done(vet.db.rpc('mark_notifications_read', {}));
  }
  expect(await mails()).toEqual([{ user_id: vet.id, kind: 'message' }]);
});

test('the vet gets notice of a review, its author of the answer', async () => {
  const visit = await world.begunVisit(owner, vet, 'completed');
  const review = { appointment_id: visit.id, veterinarian_id: vet.id, rating: 5, comment: 'Kind' };
  const { id } = await done(owner.db.from('reviews').insert(review).select('id').single());
  expect(await newsOf(vet)).toMatchObject([
    { kind: 'review', about: { rating: 5, excerpt: 'Kind', person: 'Olga N.' } },
  ]);
  await done(vet.db.from('reviews').update({ answer: 'Thank you' }).eq('id', id).select());
  await done(vet.db.from('reviews').update({ answer: 'Thank you!' }).eq('id', id).select());
  expect(await newsOf(owner)).toMatchObject([{ kind: 'review_answer', about: { excerpt: 'Thank you' } }]);
  for (const answer of [null, 'Thank you all'])
    await done(vet.db.from('reviews').update({ answer }).eq('id', id).select());
  expect(await newsOf(owner)).toMatchObject([{ kind: 'review_answer', about: { excerpt: 'Thank you all' } }]);
});

test('entries of the operator tell nobody', async () => {
  const visit = await world.begunVisit(owner, vet);
  await world.sql(`update public.appointments set status = 'cancelled' where id = $1`, [visit.id]);
  expect([await newsOf(owner), await newsOf(vet), await mails()]).toEqual([[], [], []]);
});

test('people mark their own', async () => {
  await book(owner, vet, day(3), '10:00');
  const [news] = await newsOf(vet);
  const mark = (person: Person, notifications?: (string | undefined)[]) =>
    person.db.rpc('mark_notifications_read', notifications ? { notifications } : {});
  expect((await mark(stranger, [news?.id])).data).toBe(0);
  expect((await mark(vet, [news?.id])).data).toBe(1);
  expect((await mark(vet)).data).toBe(0);
  expect(await done(vet.db.rpc('unread_counts'))).toEqual({ messages: 0, notifications: 0 });
});

test('preferences are one’s own, for each topic and channel', async () => {
  const state = (person: Person, topic: string, channel: string, user_id = person.id) =>
    person.db.from('notification_preferences').upsert({ user_id, topic, channel, wanted: false }).select();
  await done(state(vet, 'visits', 'site'));
  await done(state(owner, 'visits', 'mail'));
  await refused(state(stranger, 'visits', 'mail', vet.id), 403);
  await refused(state(vet, 'gossip', 'mail'), 400);
  for (const { db } of [stranger, { db: world.visitor }]) {
    await withoutEffect(db.from('notification_preferences').select());
    await withoutEffect(db.from('notification_preferences').update({ wanted: true }).eq('user_id', vet.id).select());
  }
  await withoutEffect(vet.db.from('notification_preferences').delete().eq('user_id', vet.id).select());
  await book(owner, vet, day(3), '10:00');
  expect(await newsOf(vet)).toEqual([]);
  expect(await mails()).toEqual([{ user_id: vet.id, kind: 'booked' }]);
});

test('the link of a mail stops mails of its topic, signed out and again and again; another link stops nothing', async () => {
  await book(owner, vet, day(3), '10:00');
  const [{ token } = { token: '' }] = await world.sql<{ token: string }>(
    'select token from private.mails where user_id = $1',
    [owner.id],
  );
  const follow = (link: string) => world.visitor.rpc('unsubscribe', { link });
  expect((await follow(randomUUID())).data).toBeNull();
  expect((await follow(token)).data).toBe('visits');
  expect((await follow(token)).data).toBe('visits');
  expect(await done(owner.db.from('notification_preferences').select('topic, channel, wanted'))).toEqual([
    { topic: 'visits', channel: 'mail', wanted: false },
  ]);
  await world.sql('delete from private.mails');
  await book(owner, vet, day(3), '11:00');
  expect(await mails()).toEqual([{ user_id: vet.id, kind: 'booked' }]);
});
