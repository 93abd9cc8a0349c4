import { beforeEach, expect, test } from 'vitest';
import { book, createSides, day, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides();

const monthOf = (date: string) => `${date.slice(0, 7)}-01`;
/** In the month after next, so that no reminder of the site itself is near. */
const [{ due, earlier } = { due: '', earlier: '' }] = await world.sql<{ due: string; earlier: string }>(
  `select (date_trunc('month', private.warsaw_today()::timestamp) + interval '2 months 9 days')::date::text as due,
     (private.warsaw_today() - 350)::text as earlier`,
);
const MONTH = monthOf(due);

beforeEach(async () => {
  for (const table of ['private.mails', 'public.notifications', 'public.appointments', 'public.pets'])
    await world.sql(`delete from ${table}`);
});

/** A pet that this vet has given a vaccination, which is due again. */
async function vaccinated(keeper: Person, by = vet, next_due_on = due): Promise<string> {
  const { id } = await done(
    keeper.db.from('pets').insert({ owner_id: keeper.id, name: 'Rex', type: 'Dog' }).select('id').single(),
  );
  await world.sql(
    `insert into public.vaccinations (pet_id, product, given_on, next_due_on, added_by) values ($1, 'Nobivac Rabies', $2, $3, $4)`,
    [id, earlier, next_due_on, by.id],
  );
  return id;
}
const counts = ({ db } = vet) => done(db.rpc('vaccinations_due', { month: MONTH }));
const remind = ({ db } = vet) => db.rpc('remind_of_vaccinations', { month: MONTH });

test('are those that the veterinarian gave; one press reminds each owner once', async () => {
  await vaccinated(owner);
  await vaccinated(otherOwner);
  await vaccinated(otherOwner, otherVet);
  expect(await counts()).toEqual({ due: 2, to_remind: 2 });
  expect(await counts(otherVet)).toEqual({ due: 1, to_remind: 1 });
  const presses = await Promise.all([remind(), remind()]);
  expect(presses.map(({ data }) => data as number).toSorted()).toEqual([0, 2]);
  expect(await counts()).toEqual({ due: 2, to_remind: 0 });
  const [news, ...more] = await done(owner.db.from('notifications').select('kind, about'));
  expect(more).toEqual([]);
  expect(news).toMatchObject({ kind: 'reminder', about: { vaccine: 'Nobivac Rabies', date: due, person_id: vet.id } });
});

test('it stands for the next reminder of the site', async () => {
  await vaccinated(owner);
  await done(remind());
  const at = `${due}T12:00:00Z`;
  await world.sql(`select private.give_vaccination_reminders($1::timestamptz - interval '25 days', 50)`, [at]);
  expect(await done(owner.db.from('notifications').select('kind'))).toHaveLength(1);
  await world.sql(`select private.give_vaccination_reminders($1::timestamptz - interval '5 days', 50)`, [at]);
  expect(await done(owner.db.from('notifications').select('kind'))).toHaveLength(2);
});

test('nobody is reminded of what a pet has had since, that is gone, refused, or comes already', async () => {
  const [had, gone, refusing, coming] = [
    await vaccinated(owner),
    await vaccinated(owner),
    await vaccinated(owner),
    await vaccinated(owner),
  ];
  await done(
    owner.db
      .from('vaccinations')
      .insert({ pet_id: had, product: 'Rabisin', given_on: day(-1) })
      .select('id')
      .single(),
  );
  await done(owner.db.from('pets').update({ archived_at: new Date().toISOString() }).eq('id', gone).select('id'));
  await insertRows(owner.db, 'record_refusals', { pet_id: refusing, veterinarian_id: vet.id });
  const { id } = await book(owner, vet);
  await world.sql('update public.appointments set pet_id = $1 where id = $2', [coming, id]);
  expect(await counts()).toEqual({ due: 1, to_remind: 0 });
  expect(await done(remind())).toBe(0);
});

test('it is for listed veterinarians, in this month and the two after it', async () => {
  await vaccinated(owner);
  for (const person of [owner, await world.newVeterinarian()]) await refused(remind(person), 403, /licence is checked/);
  await refused(world.visitor.rpc('remind_of_vaccinations', { month: MONTH }), 401);
  for (const month of [day(-40), day(120), null])
    await refused(vet.db.rpc('remind_of_vaccinations', { month }), 400, /this month/);
});
