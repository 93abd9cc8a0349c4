import { beforeEach, describe, expect, test } from 'vitest';
import { AFTER_VISIT_TOPICS, isAlarming } from '../../src/after-visit/questions.ts';
import { type Claimed, createReminders } from './reminder-world.ts';
import { done, refused, withoutEffect } from './world.ts';

const { world, owner, vet, claim } = await createReminders();
const stranger = await world.owner('Olga Nowa');
let visit: string;

beforeEach(async () => {
  visit = (await world.begunVisit(owner, vet)).id;
});

const complete = (questions?: string[], db = vet.db) =>
  db.rpc('complete_visit', { appointment: visit, summary: 'A cold', ...(questions && { questions }) });
const readBy = ({ db }: Pick<typeof owner, 'db'>) => done(db.from('after_visits').select());
/** As if so many days had passed since the completion. */
const later = (days: number) =>
  world.sql(`update public.after_visits set asks_at = asks_at - make_interval(days => $1)`, [days]);
const answer = (answers: object, message = crypto.randomUUID(), db = owner.db) =>
  db.rpc('answer_after_visit', {
    appointment: visit,
    message,
    answers: answers as Record<string, string>,
    body: 'After the visit: Is Rex eating? No',
  });
const news = ({ db }: Pick<typeof owner, 'db'>, kind: string) =>
  done(db.from('notifications').select('about').eq('kind', kind));
/** The kinds of mail that a worker gets at noon or midnight, so many days from now. */
async function mailedAt(days: number, hour: string) {
  const [now] = await world.sql<{ at: string }>(
    `select (((now() at time zone 'Europe/Warsaw')::date + $1::int + $2::time) at time zone 'Europe/Warsaw')::text as at`,
    [days, hour],
  );
  const mails = (await claim(now?.at ?? '')) as Claimed[];
  return mails.filter(({ kind }) => kind.startsWith('after_visit')).map(({ kind, to }) => [kind, to]);
}

describe('what is asked', () => {
  test('is read by the vet at once and by the owner a day later; by nobody else', async () => {
    await done(complete(['eating', 'wound']));
    expect(await readBy(vet)).toMatchObject([{ appointment_id: visit, questions: ['eating', 'wound'], answers: null }]);
    expect(await readBy(owner)).toEqual([]);
    await later(1);
    expect(await readBy(owner)).toHaveLength(1);
    expect(await readBy(stranger)).toEqual([]);
    await withoutEffect(world.visitor.from('after_visits').select());
  });

  test('is nothing without a question, and gone when the completion is taken back', async () => {
    await done(complete());
    expect(await readBy(vet)).toEqual([]);
    await done(vet.db.rpc('undo_complete_visit', { appointment: visit }));
    await done(complete(['eating']));
    await done(vet.db.rpc('undo_complete_visit', { appointment: visit }));
    expect(await readBy(vet)).toEqual([]);
  });

  test.each([[['eating', 'drinking', 'wound', 'better', 'walking']], [['Send money']]])(
    'is refused with the whole report: %j',
    async (questions) => {
      await refused(complete(questions), 400, /up to four of the questions/);
      expect(await done(vet.db.from('appointments').select('status').eq('id', visit))).toEqual([
        { status: 'upcoming' },
      ]);
    },
  );
});

describe('the owner is told', () => {
  test('once, a day later, by day, in the site and by mail', async () => {
    await done(complete(['eating']));
    expect(await mailedAt(0, '23:59')).toEqual([]);
    expect(await mailedAt(2, '03:00')).toEqual([]);
    expect(await mailedAt(2, '12:00')).toEqual([['after_visit', owner.email]]);
    await mailedAt(3, '12:00');
    expect(await world.sql(`select from private.mails where kind = 'after_visit'`)).toHaveLength(1);
    expect(await news(owner, 'after_visit')).toMatchObject([{ about: { appointment_id: visit, person: 'Wanda Lis' } }]);
  });

  test('no more where the animal has died', async () => {
    const pet = { owner_id: owner.id, name: `Rex ${visit}`, type: 'Dog' };
    const { id } = await done(owner.db.from('pets').insert(pet).select().single());
    await world.sql('update public.appointments set pet_id = $1 where id = $2', [id, visit]);
    await done(complete(['eating']));
    await world.sql('update public.pets set remembered_since = now() where id = $1', [id]);
    expect(await mailedAt(2, '12:00')).toEqual([]);
    await later(1);
    expect([await readBy(owner), await readBy(vet)]).toMatchObject([[], [{ appointment_id: visit }]]);
  });
});

test('the client knows which questions there are, and which answers alarm', async () => {
  const [known] = await world.sql<{ questions: string[] }>('select private.after_visit_questions() as questions');
  expect(AFTER_VISIT_TOPICS.map(({ id }) => id)).toEqual(known?.questions);
  for (const { id } of AFTER_VISIT_TOPICS)
    for (const answer of ['yes', 'no', 'unsure'])
      expect(
        await world.sql('select coalesce(private.is_alarming($1, $2), false) as alarming', [id, answer]),
        `${id}: ${answer}`,
      ).toEqual([{ alarming: isAlarming({ [id]: answer }) }]);
});

describe('the answers', () => {
  beforeEach(async () => {
    await done(complete(['eating', 'walking']));
  });

  test('become a message, once, also when they are sent again', async () => {
    await later(1);
    const message = crypto.randomUUID();
    const given = await done(answer({ eating: 'yes', walking: 'no' }, message));
    expect(given).toMatchObject({ answers: { eating: 'yes', walking: 'no' }, message_id: message });
    await done(answer({ eating: 'yes', walking: 'no' }, message));
    expect(await done(vet.db.from('messages').select('id, body').eq('id', message))).toHaveLength(1);
    expect(await news(vet, 'after_visit_alarm')).toEqual([]);
    await refused(answer({ eating: 'no', walking: 'no' }), 409, /answered already/);
    expect(await mailedAt(2, '12:00')).toEqual([]);
  });

  test('that alarm tell the vet at once, by mail too', async () => {
    await later(1);
    await done(answer({ eating: 'no', walking: 'unsure' }));
    expect(await news(vet, 'after_visit_alarm')).toMatchObject([
      { about: { appointment_id: visit, person_id: owner.id, excerpt: 'After the visit: Is Rex eating? No' } },
    ]);
    expect(
      await world.sql(`select user_id from private.mails where kind = 'after_visit_alarm' and due_at <= now()`),
    ).toEqual([{ user_id: vet.id }]);
  });

  test('are refused before they are asked for, from anybody else, incomplete, and after two weeks', async () => {
    await refused(answer({ eating: 'no', walking: 'no' }), 404, /Nothing is asked/);
    await later(1);
    for (const { db } of [stranger, vet])
      await refused(answer({ eating: 'no', walking: 'no' }, crypto.randomUUID(), db), 404, /not found/);
    for (const wrong of [{ eating: 'no' }, { eating: 'no', walking: 'perhaps' }, { eating: 'no', wound: 'no' }])
      await refused(answer(wrong), 400, /answer each question/);
    await later(15);
    await refused(answer({ eating: 'no', walking: 'no' }), 409, /too old/);
  });
});
