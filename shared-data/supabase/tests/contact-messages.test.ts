import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWorld, refused } from './world.ts';

const world = await createWorld();
const owner = await world.owner();
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql('delete from public.contact_messages');
});

const message = { name: 'Jan', email: 'jan@mail.test', subject: 'Hello', message: 'How do I change my clinic?' };
const stored = async () => (await world.sql('select name from public.contact_messages')).length;

test('everybody writes', async () => {
  expect((await world.visitor.from('contact_messages').insert(message)).error).toBeNull();
  expect((await owner.db.from('contact_messages').insert({ ...message, email: owner.email })).error).toBeNull();
  expect(await stored()).toBe(2);
});

test('a filled-in trap is answered like a success and not kept', async () => {
  const { error } = await world.visitor.from('contact_messages').insert({ ...message, website: 'https://spam.test' });
  expect(error).toBeNull();
  expect(await stored()).toBe(0);
});

test('a sender writes three in ten minutes', async () => {
  const eager = { ...message, email: 'eager@mail.test' };
  for (let sent = 0; sent < 3; sent += 1)
    expect((await world.visitor.from('contact_messages').insert(eager)).error).toBeNull();
  await refused(
    world.visitor.from('contact_messages').insert({ ...eager, email: 'EAGER@mail.test' }),
    429,
    /try again later/,
  );
});

test('an empty or overlong message is refused', async () => {
  await refused(world.visitor.from('contact_messages').insert({ ...message, message: '' }), 400);
  await refused(world.visitor.from('contact_messages').insert({ ...message, message: 'x'.repeat(5001) }), 400);
  await refused(world.visitor.from('contact_messages').insert({ ...message, email: 'nobody' }), 400);
});
