import { generateVeterinarians } from './generate-veterinarians.ts';
import type { SqlConnection } from './postgres/sql-connection.ts';

/**
 * For benchmarks, `count` veterinarians of `generateVeterinarians` and what is theirs: as many owners, three pets of each, ten
 * visits of each veterinarian (seven past, three to come), and what people were told, wrote, saved and wait for. The first
 * ten veterinarians and forty owners are busy, with 4,000 visits more between them at every size, so that one person's pages are as full among 50
 * as among 100,000.
 *
 * Ids are `generatedId`. Without triggers, as their work is done here for all rows at once: 100,000 take some minutes.
 */
export async function generateLives(connection: SqlConnection, count: number): Promise<void> {
  await generateVeterinarians(connection, count);
  await connection.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica');
    for (const statement of statementsOf(Math.trunc(count))) await transaction.exec(statement);
  });
  await connection.exec('vacuum analyze');
}

/** SQL of the id of the nth 'owner', 'pet', 'visit' …; `n` is SQL, too. A veterinarian's kind is 'generated'. */
export const generatedId = (kind: string, n: number | string): string => `md5('${kind}' || (${n}))::uuid`;

const vet = (n: string) => generatedId('generated', n);
const owner = (n: string) => generatedId('owner', n);

function statementsOf(count: number): string[] {
  const many = (times: number) => `generate_series(1, ${count * times}) as n`;
  return [
    `create temporary table day on commit drop as select private.warsaw_today() as today`,
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
      select ${owner('n')}, 'authenticated', 'authenticated', 'owner' || n || '@bench.veto.example', '!', now(), '{}', '{}', false, false, now(), now()
      from ${many(1)}`,
    `insert into public.profiles (id, full_name, user_type, email)
      select ${owner('n')}, 'Owner ' || n, 'client', 'owner' || n || '@bench.veto.example' from ${many(1)}`,
    `insert into public.pets (id, owner_id, name, type, created_at)
      select ${generatedId('pet', 'n')}, ${owner(`1 + (n - 1) % ${count}`)}, 'Pet ' || n, (array['Dog', 'Cat', 'Rabbit'])[1 + n % 3], now() - n % 900 * interval '1 day'
      from ${many(3)}`,
    `insert into public.vaccinations (id, pet_id, product, vaccine, given_on, next_due_on, added_by, created_at)
      select ${generatedId('vaccination', 'n')}, ${generatedId('pet', 'n')}, 'Nobivac Rabies', 'Rabies', today - 365 + n % 300, today + n % 300, ${vet(`1 + (n - 1) % ${count}`)}, now() - interval '1 day' * (365 - n % 300)
      from ${many(3)} cross join day`,
    `create temporary table coming on commit drop as
      select n as visit, place, 1 + (place + round * 7) % ${count} as whose, 1 + place as whom,
        today + case when round < 7 then -5 - 30 * round else 1 + 20 * (round - 7) end + (place % 20) * case when round < 7 then -1 else 1 end as day,
        '08:00'::time + interval '30 minutes' * (place % 12) as at, case when round < 7 then 'completed' else 'upcoming' end as status
      from (select n, (n - 1) % ${count} as place, (n - 1) / ${count} as round from ${many(10)}) as each cross join day
      union all
      select ${count * 10 + 1} + n, n, 1 + (n / 10) % 40, 1 + n % 10, today - 230 - n / 80, '08:00'::time + interval '30 minutes' * (n / 10 % 8), 'completed'
      from generate_series(0, 3999) as n cross join day`,
    `insert into public.appointments (id, client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, status, pet_id, created_at)
      select ${generatedId('visit', 'visit')}, ${owner('whose')}, ${vet('whom')}, day, at, 'Pet ' || pet, (array['Dog', 'Cat', 'Rabbit'])[1 + pet % 3], 'A check-up', status, ${generatedId('pet', 'pet')}, now() - interval '300 days'
      from coming cross join lateral (select whose + ${count} * (visit % 3) as pet) as animal`,
    `alter table private.slot_holds drop constraint one_visit_at_a_time`,
    `insert into private.slot_holds (veterinarian_id, during, appointment_id)
      select ${vet('whom')}, private.slot(day, at, 30), ${generatedId('visit', 'visit')} from coming`,
    `alter table private.slot_holds add constraint one_visit_at_a_time exclude using gist (veterinarian_id with =, during with &&)`,
    `insert into public.reviews (id, appointment_id, veterinarian_id, rating, comment, author_name, created_at)
      select ${generatedId('review', 'visit')}, ${generatedId('visit', 'visit')}, ${vet('whom')}, 3 + visit % 3, 'Calm and clear. Visit ' || visit, 'Owner O.', day
      from coming where status = 'completed' and visit % 5 = 0`,
    `insert into public.notifications (id, user_id, kind, about, created_at, read_at)
      select ${generatedId('notification', 'n')}, case when n % 2 = 0 then ${owner(`1 + n % ${count}`)} else ${vet(`1 + n % ${count}`)} end, 'booked', '{}', now() - n % 170 * interval '1 day', case when n % 10 > 0 then now() end
      from ${many(10)}`,
    `insert into private.mails (id, user_id, kind, about, cause, due_at, sent_at)
      select ${generatedId('mail', 'n')}, ${owner(`1 + n % ${count}`)}, 'booked', '{}', 'generated ' || n, now() - (1 + n % 170) * interval '1 day', now()
      from ${many(5)}`,
    `insert into public.conversations (id, client_id, veterinarian_id, last_message, last_message_at)
      select ${generatedId('conversation', 'n')}, ${owner(`1 + (n - 1) % ${count}`)}, ${vet(`1 + (n * 7 - 7 + (n - 1) / ${count}) % ${count}`)}, 'Thank you', now() - n % 300 * interval '1 hour'
      from ${many(2)}`,
    `insert into public.messages (id, conversation_id, sender_id, body, created_at)
      select ${generatedId('message', 'n')}, ${generatedId('conversation', `1 + (n - 1) % ${count * 2}`)}, ${owner(`1 + (n - 1) % ${count}`)}, 'How is Pet ' || n || '?', now() - n / ${count * 2} * interval '1 hour'
      from ${many(10)}`,
    `insert into public.saved_veterinarians (owner_id, veterinarian_id)
      select ${owner(`1 + (n - 1) % ${count}`)}, ${vet(`1 + (n - 1 + (n - 1) / ${count} * 3) % ${count}`)} from ${many(5)}`,
    `insert into private.calendar_links (person_id, secret_hash, with_names)
      select id, private.calendar_secret_hash(id::text), true from public.profiles`,
    `insert into public.pet_carers (pet_id, person_id, role, may_book, may_message, may_read_record)
      select ${generatedId('pet', 'n')}, ${owner(`1 + n % ${count}`)}, 'carer', true, true, true from ${many(1)}`,
    `insert into public.care_entries (id, pet_id, kind, person_id, given_at)
      select ${generatedId('care', 'n')}, ${generatedId('pet', `1 + n % ${count}`)}, 'fed', ${owner(`1 + n % ${count}`)}, now() - n / ${count} * interval '1 day'
      from ${many(3)}`,
    `insert into public.earlier_requests (id, client_id, veterinarian_id, kilometres, pet_name, pet_type, reason_for_visit, from_date, to_date, weekdays, hours, lead_hours, at_night)
      select ${generatedId('request', 'n')}, ${owner('n * 5')}, ${vet('n * 5')}, case when n % 2 = 0 then 20 end, 'Pet ' || n * 5, 'Dog', 'A check-up', today, today + 30, array[1, 2, 3, 4, 5], array[9, 10, 11], 2, true
      from generate_series(1, ${count} / 5) as n cross join day`,
    `insert into public.licences (veterinarian_id, number, sending, sent_at, verified_at, valid_until, decided_at, document_path)
      select ${vet('n')}, (100000 + n)::text, gen_random_uuid(), now() - interval '300 days' - n * interval '1 minute', case when n > 30 then now() - interval '299 days' end, case when n > 30 then now() + interval '400 days' end, case when n > 30 then now() - interval '299 days' - n * interval '1 minute' end, 'generated/' || n
      from ${many(1)}`,
    `insert into public.emergency_hours (veterinarian_id, weekday, starts_at, ends_at)
      select ${vet('n * 10')}, weekday, '00:00', '00:00' from generate_series(1, ${count} / 10) as n cross join generate_series(1, 7) as weekday`,
    `update public.vet_stats set takes_emergencies = true where veterinarian_id in (select veterinarian_id from public.emergency_hours)`,
    `insert into public.admins (user_id) select ${owner('50')}`,
    `insert into public.review_reports (id, review_id, reported_by, reason)
      select gen_random_uuid(), id, veterinarian_id, 'Not a visit of ours' from public.reviews order by id limit 30`,
  ];
}
