import { CITY_COORDINATES } from '../src/vocabulary/cities.ts';
import type { SqlConnection, SqlTransaction } from './postgres/sql-connection.ts';

/**
 * Adds `count` invented veterinarians for benchmarks: in all cities and specialties, with working hours, a free slot and
 * figures of reviews (without the reviews behind them). The same ones every time; twice on one database is refused.
 *
 * Their ids are spread like real ones: a GiST index cannot tell ids apart that differ in the last digits only, and reads
 * all of itself for each. Set-based and without triggers, as the triggers' work is done here for all rows at once:
 * 100,000 take about half a minute. Its role must be allowed to set session_replication_role, as the embedded owner is.
 */
export async function generateVeterinarians(connection: SqlConnection, count: number): Promise<void> {
  await connection.transaction(async (transaction) => {
    await transaction.exec(`
      set local session_replication_role = replica;
      drop index private.vet_search_trigrams, private.vet_search_name_trigrams;
    `);
    await insertProfiles(transaction, count);
    await insertWorkingHours(transaction);
    await insertFigures(transaction);
    await transaction.exec(`
      create index vet_search_trigrams on private.vet_search using gin (search_text extensions.gin_trgm_ops);
      create index vet_search_name_trigrams on private.vet_search using gin (name_and_specialty extensions.gin_trgm_ops);
    `);
  });
  await connection.exec('vacuum analyze');
}

/** One in `n` of a list, by the number of the row. */
const pick = (list: string, step: number) => `(${list})[1 + (n / ${step}) % cardinality(${list})]`;

const FIRST_NAMES = `array['Anna','Piotr','Maria','Jan','Ewa','Adam','Zofia','Marek','Irena','Paweł','Łucja']`;
const LAST_NAMES = `array['Nowak','Wójcik','Mazur','Krawczyk','Król','Dudek','Pawlak','Sikora','Baran','Duda','Lis','Zając','Wrona']`;
/** Few speak anything but Polish and English. */
const LANGUAGES = `case when n % 100 = 0 then array['pl','uk'] when n % 3 = 0 then array['pl','en'] else array['pl'] end`;
/** Around the middle of each city, up to 15 km away. */
const CENTRES = Object.entries(CITY_COORDINATES).map(
  ([city, [longitude, latitude]]) => `('${city}', ${longitude}, ${latitude})`,
);
const THEMES = `array['allergies and itching skin','heart disease in small breeds','parrots and other birds','gentle dental care','joint pain in old age','puppies and kittens','surgery and recovery']`;

async function insertProfiles(transaction: SqlTransaction, count: number): Promise<void> {
  await transaction.exec(`
    create temporary table generated on commit drop as
    select n, md5('generated' || n)::uuid as id from generate_series(1, ${Math.trunc(count)}) as n;

    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
    select id, 'authenticated', 'authenticated', 'generated' || n || '@bench.veto.example', '!', now(), '{}', '{}', false, false, now(), now()
    from generated;

    insert into public.profiles (id, full_name, user_type, city, specialty, clinic_name, address, phone, description, years_of_experience, languages, home_visits, cat_only_waiting_room, latitude, longitude)
    select
      id,
      ${pick(FIRST_NAMES, 1)} || ' ' || ${pick(LAST_NAMES, 11)} || ' ' || n,
      'veterinarian',
      city,
      (select array_agg(label order by position) from public.vocabulary where kind = 'specialty')[1 + (n / 12) % 8],
      'Clinic ' || n,
      'ul. Lipowa ' || 1 + n % 200,
      '+48 22 000 00 00',
      'Practice number ' || n || ' for ' || ${pick(THEMES, 7)} || '. Calm examinations, clear words, and enough time for every question.',
      1 + n % 35,
      ${LANGUAGES},
      n % 5 = 0,
      n % 50 = 0,
      latitude + (n * 37 % 1000 - 500) / 3700.0,
      longitude + (n * 61 % 1000 - 500) / 2300.0
    from generated
    join (
      select row_number() over () - 1 as place, * from (values ${CENTRES.join(', ')}) as centres (city, longitude, latitude)
    ) as centre on place = n % 12;
  `);
}

/** Six kinds of weeks, by the number of the row. */
async function insertWorkingHours(transaction: SqlTransaction): Promise<void> {
  await transaction.exec(`
    insert into public.working_hours (veterinarian_id, weekday, opens_at, closes_at)
    select id, weekday, '08:00'::time + make_interval(mins => 30 * (n % 6)), '16:00'::time + make_interval(mins => 30 * (n % 6))
    from generated cross join generate_series(1, 7) as weekday
    where weekday <= 5 or (n % 3 = 0 and weekday = 6);
  `);
}

/** Vets with the same kind of week share their next slot: it is computed once for each kind. */
async function insertFigures(transaction: SqlTransaction): Promise<void> {
  await transaction.exec(`
    create temporary table weeks on commit drop as
    select n % 6 as week, figures.*
    from (select * from generated order by n limit 6) as first_ones
    cross join lateral private.calendar_figures(id) as figures;

    insert into public.vet_stats (veterinarian_id, listed, city_code, specialty_code, pet_types, rating_average, review_count, next_slot_at, weekend_slot_at, free_parts, slots_checked_on, languages, home_visits, cat_only_waiting_room, lowest_price, latitude, longitude, services, listed_until)
    select
      profile.id, true, city.code, specialty.code, private.treated_pet_types(null, specialty.code),
      case when n % 7 > 0 then 3 + (n * 37 % 200) / 100.0 end,
      case when n % 7 > 0 then 1 + n * 13 % 80 else 0 end,
      week.next_slot, week.weekend_slot, week.parts, private.warsaw_today(),
      profile.languages, profile.home_visits, profile.cat_only_waiting_room, 60 + n * 7 % 300,
      profile.latitude, profile.longitude, private.offered_services(null), 'infinity'
    from generated
    join public.profiles profile using (id)
    join public.vocabulary city on city.kind = 'city' and city.label = profile.city
    join public.vocabulary specialty on specialty.kind = 'specialty' and specialty.label = profile.specialty
    join weeks as week on week.week = n % 6;

    insert into private.kept_times (veterinarian_id, days, minutes, times)
    select id, daterange(private.warsaw_today(), private.warsaw_today() + 14), minutes, times
    from generated join weeks on week = n % 6;

    insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
    select profile.id, private.searchable_text(profile, stats.specialty_code), private.name_and_specialty(profile, stats.specialty_code)
    from generated
    join public.profiles profile using (id)
    join public.vet_stats stats on stats.veterinarian_id = profile.id;
  `);
}
