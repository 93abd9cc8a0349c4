import { beforeEach, expect, test } from 'vitest';
import { queueOfDatabase } from '../../backend/mails/mail-queue.ts';
import { sendDueMails } from '../../backend/mails/send-due-mails.ts';
import { booking, createSides, day, done, refused } from './world.ts';

const { world, owner, vet } = await createSides({ vet: { fullName: 'Anna Lis' } });

beforeEach(() => world.sql('delete from public.visit_types'));

const save = (columns: object, { db } = vet) => db.from('profiles').update(columns).eq('id', vet.id).select();
const texts = async () =>
  done(world.visitor.from('profiles').select('description, written_in, description_in').eq('id', vet.id).single());
const ABOUT = {
  description: 'Calm with shy cats.',
  written_in: 'en',
  description_in: { pl: 'Spokojna przy nieśmiałych kotach.' },
};
const TYPE = {
  name: 'Flea patrol',
  preparation: 'No bath the day before.',
  written_in: 'en',
  name_in: { pl: 'Patrol przeciwpchelny' },
  preparation_in: { pl: 'Dzień wcześniej bez kąpieli.' },
};
const offer = (differences: object = {}) =>
  vet.db
    .from('visit_types')
    .insert({ ...TYPE, veterinarian_id: vet.id, minutes: 30, ...differences })
    .select('id')
    .single();
const book = async (time: string) =>
  done(
    owner.db
      .from('appointments')
      .insert({
        ...booking(owner, vet, day(3), time),
        visit_type_id: (await done(vet.db.from('visit_types').select('id').single())).id,
      })
      .select('id, visit_type, visit_type_in')
      .single(),
  );
const speak = async (language: string) =>
  expect((await owner.db.auth.updateUser({ data: { language } })).error).toBeNull();

test('a veterinarian writes in several languages, everybody reads them, and nobody else writes', async () => {
  await done(save(ABOUT));
  expect(await texts()).toEqual(ABOUT);
  expect(await done(save({ description: 'Mine' }, owner))).toEqual([]);
  expect((await world.visitor.from('profiles').update({ written_in: 'pl' }).eq('id', vet.id)).error).not.toBeNull();
});

test('the list, which is English, shows the English text of whoever wrote another first', async () => {
  await done(save({ description: 'Cierpliwa.', written_in: 'pl', description_in: { pl: '', en: 'Patient.' } }));
  const [row] = await world.sql<{ item: object }>(
    `select private.directory_item(profile, stats) as item
      from public.profiles profile join public.vet_stats stats on stats.veterinarian_id = profile.id where profile.id = '${vet.id}'`,
  );
  expect(row?.item).toMatchObject({ description: 'Patient.' });
  await done(save({ ...ABOUT, description_in: { en: '' } }));
});

test('a save changes the languages that it names, and takes away what it names as empty', async () => {
  await done(save(ABOUT));
  await done(save({ description_in: { uk: 'Спокійна з котами.' } }));
  expect((await texts()).description_in).toEqual({ ...ABOUT.description_in, uk: 'Спокійна з котами.' });
  await done(save({ description_in: { uk: '' } }));
  expect(await texts()).toEqual(ABOUT);
  await done(save({ description_in: { pl: '' } }));
  expect((await texts()).description_in).toBeNull();
});

test.each([
  ['another language', { de: 'Ruhig' }],
  ['no words', { pl: ' \n' }],
  ['more than a text may have', { pl: 'a'.repeat(5001) }],
  ['no text', { pl: 5 }],
  ['a list', ['pl']],
])('a profile refuses %s', async (_, description_in) => {
  expect((await save({ description_in })).error).not.toBeNull();
});

test.each([
  ['a web address in a name', { name_in: { pl: 'Badanie na casino.pl' } }],
  ['a name of two lines', { name_in: { pl: 'Badanie\nskóry' } }],
  ['a long name', { name_in: { uk: 'a'.repeat(81) } }],
  ['a long preparation', { preparation_in: { uk: 'a'.repeat(1001) } }],
  ['an unknown language', { written_in: 'de' }],
])('a kind of visit refuses %s', async (_, differences) => {
  expect((await offer(differences)).error?.code).toBe('23514');
});

test('a search finds the words of either text', async () => {
  await done(save(ABOUT));
  await done(offer());
  const found = async (query: string) =>
    (await done(world.visitor.rpc('search_veterinarians', { query }))) as { total: number };
  for (const words of ['calm shy', 'nieśmiałych', 'flea patrol', 'patrol przeciwpchelny'])
    expect((await found(words)).total, words).toBe(1);
});

test('a visit keeps the names, and its mail and calendar are in the language of whoever booked it', async () => {
  await done(offer());
  expect(await book('10:00')).toMatchObject({ visit_type: TYPE.name, visit_type_in: TYPE.name_in });
  await book('11:00');
  const secret = await done(owner.db.rpc('make_calendar_link', { with_names: true }));
  const sent: { to: string; text: string; calendarFile?: string | null }[] = [];
  const feed = async () => JSON.stringify((await world.visitor.rpc('calendar_feed', { secret })).data);
  const mail = async () => {
    await world.sql('update private.mails set sent_at = null, handed_over_at = null, claimed_until = null');
    await sendDueMails({
      queue: queueOfDatabase(world.connection),
      siteUrl: 'https://veto.example',
      send: async (written: { to: string; text: string }) => void sent.push(written),
    });
    return sent.findLast(({ to }) => to === owner.email)?.text ?? '';
  };
  for (const [language, name, preparation] of [
    ['pl', TYPE.name_in.pl, TYPE.preparation_in.pl],
    ['en', TYPE.name, TYPE.preparation],
  ] as const) {
    await speak(language);
    for (const words of [name, preparation]) {
      expect(await feed()).toContain(words);
      expect(await mail()).toContain(words);
    }
  }
  expect(sent.find(({ to }) => to === vet.email)?.text).not.toContain(TYPE.preparation);
});

test.each([
  ['12:00', 'pl', { pl: 'Bez kąpieli.', uk: 'Не купати.' }],
  ['13:00', 'uk', { pl: undefined, uk: 'Не купати.' }],
] as const)(
  'at %s, an English reader gets how to prepare in %s where that is the first of the texts',
  async (time, language, preparation_in) => {
    const { id: typeId } = await done(offer({ preparation: null, preparation_in }));
    const { id } = await book(time);
    await speak('en');
    const preparation = preparation_in[language];
    expect(await world.sql('select private.preparation_for($1, $2, $3) as said', [id, owner.id, 'en'])).toEqual([
      { said: { text: preparation, language } },
    ]);
    const secret = await done(owner.db.rpc('make_calendar_link', { with_names: true }));
    expect(JSON.stringify((await world.visitor.rpc('calendar_feed', { secret })).data)).toContain(preparation);
    await done(vet.db.from('visit_types').update({ preparation: 'No bath.' }).eq('id', typeId).select());
    expect(await world.sql('select private.preparation_for($1, $2, $3) as said', [id, owner.id, 'en'])).toEqual([
      { said: { text: 'No bath.', language: 'en' } },
    ]);
  },
);

test('the download holds them; an account that is deleted leaves none', async () => {
  await done(save(ABOUT));
  await done(offer());
  expect(await done(vet.db.rpc('own_data'))).toMatchObject({ profile: ABOUT, visit_types: [TYPE] });
  expect((await vet.db.rpc('delete_account', { address: vet.email })).error).toBeNull();
  expect(await world.sql('select written_in, description_in from public.profiles where id = $1', [vet.id])).toEqual([
    { written_in: null, description_in: null },
  ]);
  await refused(save(ABOUT), 401);
});
