import { generatedId } from '../../shared-data/backend/generate-lives.ts';
import type { Question } from './questions.ts';

const BUSY_VETS = 10;
const BUSY_OWNERS = 40;
const ADMINISTRATOR = 50;

const vet = (run: number) => generatedId('generated', 1 + (run % BUSY_VETS));
const owner = (run: number) => generatedId('owner', 1 + (run % BUSY_OWNERS));
const asVet = (what: string, sql: Question['sql']): Question => ({ what, by: vet, sql });
const asOwner = (what: string, sql: Question['sql']): Question => ({ what, by: owner, sql });
const asAdministrator = (what: string, sql: Question['sql']): Question => ({
  what,
  by: () => generatedId('owner', ADMINISTRATOR),
  sql,
});

const VISIT = `visit.*, (select jsonb_agg(asked) from public.reschedule_requests asked where asked.appointment_id = visit.id),
  (select jsonb_agg(said.id) from public.reviews said where said.appointment_id = visit.id)`;
/** With who is on the other side, as a page shows it. */
const ownVisits = (wish: string) => `select ${VISIT}, client.full_name, client.email
  from public.own_visits(${wish}, with_guests => true) visit left join public.profiles client on client.id = visit.client_id`;
const TO_COME = `(select visit from public.appointments visit where visit.veterinarian_id = private.me() and visit.status = 'upcoming' order by visit.id limit 1)`;

/** What people ask who are signed in: the busy ones of `generateLives`. */
export const PEOPLE_QUESTIONS: readonly Question[] = [
  asOwner(
    'visits of an owner',
    () => `select ${VISIT}, vet.full_name, vet.phone from public.appointments visit
    join public.profiles vet on vet.id = visit.veterinarian_id where visit.client_id = private.me() order by visit.appointment_date, visit.appointment_time limit 1000`,
  ),
  asVet('visits to come of a vet', () => ownVisits('at_most => 50')),
  asVet('past visits of a vet, by a word', (run) => ownVisits(`past => true, words => 'pet ${run}'`)),
  asVet('days with visits of a vet', () => 'select * from public.own_visit_days(true)'),
  asVet('clients of a vet, by a word', (run) => `select * from public.own_clients('owner ${run % 10}')`),
  asVet('figures of twelve months', () => `select * from public.own_visit_numbers(12, 'month')`),
  asVet('vaccinations due of a vet', () => 'select public.vaccinations_due(private.warsaw_today())'),
  asOwner(
    'pets, and what they are due for',
    () => `select pet.*, (select jsonb_agg(given) from public.vaccinations given where given.pet_id = pet.id)
    from public.pets pet where pet.owner_id = private.me() order by pet.created_at desc`,
  ),
  asOwner('a household, and pets of others', () => 'select public.household(), public.cared_pets(true)'),
  asOwner(
    'saved vets',
    () => `select vet.full_name, figures.rating_average from public.saved_veterinarians saved
    join public.profiles vet on vet.id = saved.veterinarian_id join public.vet_stats figures on figures.veterinarian_id = vet.id
    where saved.owner_id = private.me() order by saved.created_at desc`,
  ),
  asVet(
    'the bell',
    () => `select public.unread_counts(), (select jsonb_agg(news) from (
    select id, kind, about, created_at, read_at from public.notifications order by created_at desc, id limit 30) as news)`,
  ),
  asOwner(
    'conversations, and the messages of one',
    () => `select talk.*, (select jsonb_agg(sent) from (
      select sent.id, sent.body from public.messages sent where sent.conversation_id = talk.id order by sent.created_at desc limit 30) as sent)
    from public.conversations talk order by talk.last_message_at desc, talk.id limit 20`,
  ),
  asOwner('all data about an owner', () => 'select public.own_data()'),
  { what: 'a calendar feed', sql: (run) => `select public.calendar_feed(${vet(run)}::text)` },
  asOwner(
    'a booking, with its quotas',
    (
      run,
    ) => `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
    select private.me(), ${vet(run)}, free.slot_date, free.slot_time, 'Pet', 'Dog', 'A check-up'
    from public.free_slots(${vet(run)}, private.warsaw_today() + 30, private.warsaw_today() + 36) as free limit 1`,
  ),
  asOwner(
    'a place on the waiting list',
    (run) => `select public.ask_for_earlier(private.warsaw_today(), private.warsaw_today() + 20,
    array[1, 2, 3, 4, 5], array[9, 10], veterinarian => ${vet(run)}, pet_name => 'Pet', pet_type => 'Dog', reason => 'A check-up', kilometres => 20)`,
  ),
  asVet(
    'a cancelled visit, and its time offered to who waits',
    () => `set constraints all immediate;
    update public.appointments set status = 'cancelled', cancel_reason = 'Ill' where id = (${TO_COME}).id`,
  ),
  asAdministrator(
    'licences and reviews to decide about',
    () => 'select public.licence_queue(), public.reported_reviews(), public.decisions()',
  ),
];

/** What the site asks by itself, in short steps. */
export const JOBS: readonly Question[] = [
  {
    what: 'job: reminders, offers and emails that are due',
    by: () => null,
    sql: () => 'select public.claim_mails(20)',
  },
  { what: 'job: what has had its time', by: () => null, sql: () => 'select public.prune(200)' },
  { what: 'job: next free times', by: () => null, sql: () => 'select private.refresh_stale_slots()' },
];
