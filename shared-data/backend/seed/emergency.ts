import type { CalendarDate } from '@internationalized/date';
import type { SqlTransaction } from '../postgres/sql-connection.ts';

/** Cities in which one demo vet takes emergencies in the nights. */
const NIGHTS = ['Warszawa', 'Kraków', 'Wrocław', 'Poznań', 'Katowice', 'Gdynia'];
/** Cities in which one takes them in the evenings and at the weekend. */
const EVENINGS = ['Warszawa', 'Kraków', 'Łódź', 'Gdańsk', 'Szczecin'];
/** Cities whose last demo practice is a clinic that never closes. */
const ROUND_THE_CLOCK = ['Warszawa', 'Kraków', 'Łódź', 'Wrocław', 'Poznań', 'Gdańsk'];

/**
 * Who of the demo takes emergencies: practices of emergency medicine by day, and in some cities one vet in the nights and one in
 * the evenings. The 24-hour clinics are those of demo vets, and say so. Whoever is without a telephone is left out.
 */
export async function seedEmergency(transaction: SqlTransaction, today: CalendarDate): Promise<void> {
  await transaction.query(
    `with vets as (
       select id, specialty = 'Emergency Medicine' as by_day, city,
         row_number() over (partition by city, specialty = 'Emergency Medicine' order by id) as place
       from public.profiles where user_type = 'veterinarian' and btrim(phone) <> ''
     )
     insert into public.emergency_hours (veterinarian_id, weekday, starts_at, ends_at)
     select id, weekday, '07:00'::time, '22:00'::time from vets cross join generate_series(1, 7) as weekday where by_day
     union all
     select id, weekday, '20:00', '08:00' from vets cross join generate_series(1, 7) as weekday
     where not by_day and place = 2 and city = any ($1)
     union all
     select id, weekday, case when weekday > 5 then '08:00'::time else '16:00' end, '22:00'
     from vets cross join generate_series(1, 7) as weekday where not by_day and place = 1 and city = any ($2)`,
    [NIGHTS, EVENINGS],
  );
  await transaction.query(
    `insert into public.emergency_clinics (name, phone, address, city, latitude, longitude, source, checked_on)
     select distinct on (city) clinic_name, phone, address, city, latitude, longitude,
       'Demo entry, clinic of the demo vet ' || full_name, least($2::date, private.warsaw_today())
     from public.profiles
     where user_type = 'veterinarian' and city = any ($1) and btrim(phone) <> '' and latitude is not null
       and clinic_name is not null and address is not null and specialty <> 'Emergency Medicine'
     order by city, id desc`,
    [ROUND_THE_CLOCK, today.subtract({ days: 3 }).toString()],
  );
}
