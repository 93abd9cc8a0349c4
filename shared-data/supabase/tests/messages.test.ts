import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Row } from '../../src/database/index.ts';
import { book, createSides, day, done, type Person, refused } from './world.ts';

const { world, owner, otherOwner: stranger, vet, otherVet } = await createSides({ otherOwner: 'Sylwia Obca' });

beforeAll(async () => {
  await book(owner, vet, day(3), '10:00');
});

type Message = Row<'messages'>;

const send = (from: Person, to: Person, body = 'How is Rex?', message: string = randomUUID()) =>
  from.db.rpc('send_message', { message, recipient: to.id, body });
const sent = async (...message: Parameters<typeof send>) => (await done(send(...message))) as Message;
const conversations = (person: Person) => done(person.db.from('conversations').select());
const unread = (person: Person) => done(person.db.rpc('unread_counts'));

beforeEach(() => world.sql('delete from public.conversations'));

test('an owner and a vet they booked write to each other, whoever begins; strangers never', async () => {
  const question = await sent(owner, vet, '  Does he need a blood test?\n');
  expect(question).toMatchObject({ sender_id: owner.id, body: 'Does he need a blood test?' });
  const answer = await sent(vet, owner, 'No.');
  expect(answer.conversation_id).toBe(question.conversation_id);
  expect(answer.created_at > question.created_at).toBe(true);
  await world.sql('delete from public.conversations');
  await sent(vet, owner, 'Please bring his papers.');

  for (const [from, to] of [
    [owner, otherVet],
    [otherVet, owner],
    [stranger, vet],
    [vet, stranger],
    [owner, stranger],
    [owner, owner],
  ] as const)
    await refused(send(from, to), 403, /once a visit has been booked/);
});

test('a cancelled visit is a booking, too', async () => {
  const late = await world.owner();
  const { id } = await book(late, vet, day(3), '11:00');
  await done(late.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select());
  await sent(late, vet, 'Sorry, we cannot come.');
});

test('both sides read a conversation', async () => {
  const { id } = await sent(owner, vet);
  for (const person of [owner, vet]) {
    expect(await conversations(person)).toHaveLength(1);
    expect(await done(person.db.from('messages').select('id'))).toEqual([{ id }]);
  }
});

test('a message is text of up to 4,000 characters, kept as it was written', async () => {
  const markup = '<img src=x onerror=alert(1)>\n\n**bold** 🐈';
  expect((await sent(owner, vet, markup)).body).toBe(markup);
  expect((await sent(owner, vet, 'x'.repeat(4000))).body).toHaveLength(4000);
  await refused(send(owner, vet, 'x'.repeat(4001)), 400, /4000 characters/);
  await refused(send(owner, vet, ' \n\t '), 400, /write a message/);
  const [row] = await conversations(vet);
  expect(row?.last_message).toBe('x'.repeat(160));
});

test('sent again with the same id, a message is stored once; an id of somebody else is refused', async () => {
  const id = randomUUID();
  const first = await sent(owner, vet, 'Once', id);
  const again = await Promise.all([1, 2, 3].map(() => sent(owner, vet, 'Once', id)));
  expect(again.map(({ created_at }) => created_at)).toEqual(Array(3).fill(first.created_at));
  expect(await unread(vet)).toMatchObject({ messages: 1 });
  await refused(send(vet, owner, 'Mine', id), 409);
});

test('each side sees how many it has not read, and what the other has', async () => {
  const messages = [await sent(owner, vet, 'One'), await sent(owner, vet, 'Two'), await sent(owner, vet, 'Three')];
  expect([await unread(owner), await unread(vet)]).toMatchObject([{ messages: 0 }, { messages: 3 }]);
  const read = (person: Person, message = messages[1]) =>
    person.db.rpc('mark_conversation_read', { message: message?.id });
  expect(await done(read(vet))).toMatchObject({ veterinarian_unread: 1, client_unread: 0 });
  // Older news than what is known takes nothing back.
  expect(await done(read(vet, messages[0]))).toMatchObject({ veterinarian_unread: 1 });
  expect(await done(read(vet, messages[2]))).toMatchObject({ veterinarian_unread: 0 });
  expect(await unread(vet)).toMatchObject({ messages: 0 });
  const [row] = await conversations(owner);
  expect(row?.veterinarian_read_at).toBe(messages[2]?.created_at);
  await refused(read(stranger), 404);
  await refused(read(otherVet), 404);
});

test('a person who blocks gets nothing more until they unblock; the other side can neither write nor unblock', async () => {
  const { conversation_id } = await sent(owner, vet);
  const block = (person: Person, blocked: boolean) =>
    person.db.rpc('block_conversation', { conversation: conversation_id, blocked });
  expect(await done(block(vet, true))).toMatchObject({ veterinarian_blocked: true, client_blocked: false });
  await refused(send(owner, vet), 403, /does not take messages/);
  await refused(send(vet, owner), 403, /Unblock it/);
  expect(await done(block(owner, false))).toMatchObject({ veterinarian_blocked: true });
  await refused(block(stranger, false), 404);
  await done(block(vet, false));
  await sent(owner, vet);
});

test('a message is reported once, by who got it; only the operator reads it', async () => {
  const { id } = await sent(owner, vet, 'Buy my watches');
  const report = (person: Person, reason = 'Spam') => person.db.rpc('report_message', { message: id, reason });
  expect((await report(vet)).error).toBeNull();
  expect((await report(vet, 'Once more')).error).toBeNull();
  await refused(report(owner), 404);
  await refused(report(stranger), 404);
  await refused(report(vet, ' '), 400);
  expect(await done(world.service.from('message_reports').select('message_id, reporter_id, reason'))).toEqual([
    { message_id: id, reporter_id: vet.id, reason: 'Spam' },
  ]);
});

test('twenty messages a minute and five hundred a day, and no more', async () => {
  await sent(owner, vet);
  const earlier = (many: number, ago: string) =>
    world.sql(
      `insert into public.messages (id, conversation_id, sender_id, body, created_at)
       select gen_random_uuid(), id, client_id, 'Again', now() - $2::text::interval
       from public.conversations, generate_series(1, $1::integer)`,
      [many, ago],
    );
  await earlier(18, '30 seconds');
  await sent(owner, vet);
  await refused(send(owner, vet), 429, /wait a little/);
  await sent(vet, owner, 'Slow down, please.');
  await world.sql(`update public.messages set created_at = now() - interval '2 minutes'`);
  await sent(owner, vet);
  await earlier(479, '5 hours');
  await refused(send(owner, vet), 429);
});

test('a page learns whom it writes to, whether it may, and what was said last', async () => {
  const ask = (person: Person, about: Person) => person.db.rpc('correspondent', { person: about.id });
  const portrait = { head: 'round' };
  await done(vet.db.from('profiles').update({ portrait, specialty: 'Surgery' }).eq('id', vet.id).select());
  expect(await done(ask(owner, vet))).toMatchObject({
    full_name: vet.fullName,
    specialty: 'Surgery',
    portrait,
    booked: true,
    conversation: null,
  });
  await sent(owner, vet, 'Hello');
  expect(await done(ask(vet, owner))).toMatchObject({
    full_name: owner.fullName,
    booked: true,
    conversation: { last_message: 'Hello', veterinarian_unread: 1 },
  });
  expect(await done(ask(owner, otherVet))).toMatchObject({ booked: false, conversation: null });
  for (const [who, about] of [
    [vet, stranger],
    [owner, stranger],
    [owner, owner],
  ] as const)
    expect((await ask(who, about)).data).toBeNull();
});
