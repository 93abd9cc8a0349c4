import { expect, test } from 'vitest';
import { PHONES } from '../../src/typed/phones.fixture.ts';
import { createSides, done, refused } from './world.ts';

const { world, owner, vet } = await createSides();
const { db } = owner;
const pet = (values: object) => db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog', ...values });

test.each(PHONES)('the database stores %j as the pages do', async (typed, stored) => {
  expect(await world.sql('select private.phone_number($1) as number', [typed])).toEqual([{ number: stored }]);
});

test('a number is stored in its one form, words as they are', async () => {
  const save = async (phone: string) =>
    (await done(vet.db.from('profiles').update({ phone }).eq('id', vet.id).select('phone')))[0]?.phone;
  expect(await save('22/119‑45‑67 wew. 12')).toBe('+48 22 119 45 67');
  expect(await save('Please write')).toBe('Please write');
});

test('texts are composed, and nothing hidden is kept', async () => {
  const [stored] = await done(
    pet({
      name: 'Z\u0307o\u0301\u0142wik\u202e',
      breed: '\ufeffCocker \u{1f469}\u200d\u2695\ufe0f',
      // Torn from its letter by a line of a PDF.
      allergies: 'wo\n\u0301z \\n',
      weight: 0.035,
    }).select(),
  );
  expect(stored).toMatchObject({ name: 'Żółwik', breed: 'Cocker \u{1f469}\u200d\u2695\ufe0f', owner_id: owner.id });
  expect(stored?.allergies).toBe('wo\n\u0301z \\n');
  expect(Number(stored?.weight)).toBe(0.035);
});

test.each(['\u200b', '\u3164', '\u2800', '\u202e', '12', '!'])('%j is no name', async (name) => {
  await refused(pet({ name }), 400);
  await refused(db.from('profiles').update({ full_name: name }).eq('id', owner.id), 400);
});

test.each(['Мурка', '小白', 'Ł', 'R2'])('%s is one', async (name) => {
  await done(pet({ name }).select());
});

test('every table of the API with texts has them tidied', async () => {
  const untidy = await world.sql(
    `select c.relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
     and exists (select from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
       and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype))
     and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'tidy_texts')`,
  );
  expect(untidy).toEqual([]);
});

test.each(['jan&ewa@x.pl', 'gabinet/wet@x.pl', 'anna@xn--d-uga0v4h.pl'])('%s writes to us', async (email) => {
  const message = { name: 'Jan', email, subject: 'Hello', message: 'How do I change my clinic?' };
  expect((await world.visitor.from('contact_messages').insert(message)).error).toBeNull();
  await refused(world.visitor.from('contact_messages').insert({ ...message, email: `${email.split('@')[0]}@x` }), 400);
});
