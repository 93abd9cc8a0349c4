import { beforeEach, describe, expect, test } from 'vitest';
import { createSides, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, vet, otherVet } = await createSides({ otherVet: { fullName: 'Piotr Sowa' } });

beforeEach(() => world.sql('delete from public.note_templates'));

const template = (differences: object = {}) => ({
  veterinarian_id: vet.id,
  name: 'Healthy puppy',
  body: 'Heart and lungs without findings.',
  ...differences,
});
const add = (person: Pick<Person, 'db'>, differences: object = {}) =>
  person.db.from('note_templates').insert(template(differences));
const added = async (differences: object = {}) => (await done(add(vet, differences).select('id').single())).id;
const names = async () =>
  (await done(vet.db.from('note_templates').select('name').order('name'))).map(({ name }) => name);

test('a veterinarian adds, reads, renames and removes templates', async () => {
  const id = await added();
  expect(await done(vet.db.from('note_templates').select('*'))).toEqual([{ id, ...template() }]);
  await done(vet.db.from('note_templates').update({ name: 'Puppy' }).eq('id', id).select());
  expect(await names()).toEqual(['Puppy']);
  await done(vet.db.from('note_templates').delete().eq('id', id).select());
  expect(await names()).toEqual([]);
});

test('only a veterinarian has some', async () => {
  await refused(add(owner, { veterinarian_id: owner.id }), 403);
});

describe('is refused', () => {
  test.each([
    ['an empty name', { name: ' ' }],
    ['a name past 60 characters', { name: 'x'.repeat(61) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['an empty text', { body: ' \n' }],
    ['a text past 3,000 characters', { body: 'x'.repeat(3001) }],
  ])('%s', async (_what, differences) => {
    await refused(add(vet, differences), 400);
  });

  test('a name that another one has, however it is written; another veterinarian may use it', async () => {
    await added();
    const id = await added({ name: 'Kitten' });
    await refused(add(vet, { name: ' healthy PUPPY' }), 409, /of this name/);
    await refused(
      vet.db.from('note_templates').update({ name: 'Healthy Puppy' }).eq('id', id).select(),
      409,
      /of this name/,
    );
    await done(add(otherVet, { veterinarian_id: otherVet.id }).select());
    expect(await names()).toEqual(['Healthy puppy', 'Kitten']);
  });

  test('the 51st', async () => {
    const many = Array.from({ length: 50 }, (_, index) => template({ name: `Template ${index}` }));
    await insertRows(vet.db, 'note_templates', many);
    await refused(add(vet), 403, /up to 50 templates/);
  });
});
