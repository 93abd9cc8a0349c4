set local check_function_bodies = off;

DROP INDEX "public"."appointments_to_come_idx";

DROP INDEX "public"."licences_sent_idx";

DROP INDEX "public"."review_reports_created_idx";

DROP INDEX "public"."vaccinations_due_idx";

DROP INDEX "public"."vet_stats_by_city";

DROP INDEX "public"."vet_stats_by_listed_until";

DROP INDEX "public"."vet_stats_by_position";

DROP FUNCTION "private"."conditions_of"(text, text);

DROP FUNCTION "private"."literal_condition"(text, text, boolean);

CREATE OR REPLACE FUNCTION private.area_around(latitude double precision, longitude double precision, km double precision)
 RETURNS double precision[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array[
    greatest(-180, longitude - km / (111 * greatest(0.01, cos(radians(latitude))))),
    greatest(-90, latitude - km / 111),
    least(180, longitude + km / (111 * greatest(0.01, cos(radians(latitude))))),
    least(90, latitude + km / 111)
  ]
$function$;

ALTER FUNCTION "private"."area_around"(double precision, double precision, double precision) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.area_of_nearest(latitude double precision, longitude double precision, filter text, wanted integer)
 RETURNS double precision[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  km integer;
  area double precision[];
  near integer;
begin
  foreach km in array array[5, 20, 80, 320] loop
    area := private.area_around(latitude, longitude, km);
    execute format(
      'select count(*) from (select from private.listed_vets stats where %s%s and %s <= %s limit %s) as near',
      filter, private.area_filter(area), private.distance_to(latitude, longitude), km, wanted
    ) into near;
    if near = wanted then
      return area;
    end if;
  end loop;
  return null;
end;
$function$;

ALTER FUNCTION "private"."area_of_nearest"(double precision, double precision, text, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.conditions_of(folded text, match text)
 RETURNS TABLE(piece text, condition text, gives_way integer, is_text boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with read as materialized (
    select *, max(code) filter (where kind = 'distance') over () as km from private.meanings_of(folded)
  ), meant as (
    select place, piece, kind, bool_or(corrected) as corrected, case
        when kind in ('city', 'town') and km is not null then private.around_condition(array_agg(code), km::integer)
        else private.meaning_condition(kind, array_agg(code))
      end as condition
    from read
    group by place, piece, kind, km
  ), asked as (
    select place, piece, bool_or(corrected) as corrected, bool_or(kind in ('city', 'town')) as is_place,
      bool_or(kind in ('any', 'distance', 'near')) as is_any, bool_or(kind in ('when', 'price', 'least_price')) as is_term,
      min(array_position(array['when', 'price', 'least_price', 'city', 'town', 'language', 'service', 'pet_type', 'specialty'], kind)) as rank,
      string_agg(condition, ' or ') as meaning, count(*) over () as others
    from meant
    group by place, piece
  )
  select piece, format('(%s)', concat_ws(
      ' or ',
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
      end,
      case when is_place is not true or others > 1 or match is null then meaning end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$function$;

ALTER FUNCTION "private"."conditions_of"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.forget_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  -- Both whom the person cares for and who cares for theirs, in one order: nobody who leaves as well becomes an owner.
  perform from public.pet_carers
  where person_id = person or pet_id = any (array(select id from public.pets where owner_id = person))
  order by pet_id, person_id for update;
  perform from public.saved_veterinarians where person in (owner_id, veterinarian_id)
  order by owner_id, veterinarian_id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  -- Before the visits: nobody who leaves is offered a time that this frees.
  delete from public.earlier_requests where person in (client_id, veterinarian_id);
  delete from public.slot_offers where veterinarian_id = person;
  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.visit_types where veterinarian_id = person;
  -- Whoever has no account still finds a visit to come by its link, which was just cancelled.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (
      id in (select appointment_id from private.guest_visits) and status = 'cancelled' and appointment_date >= private.warsaw_today()
    );
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  delete from private.guest_visits
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from private.guest_codes where veterinarian_id = person;
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.household_invitations where owner_id = person;
  delete from public.pet_carers where person_id = person;
  update public.care_entries set person_id = null where person_id = person;
  perform private.pass_on_pets(person);
  delete from public.pets where owner_id = person;
  delete from public.owner_phones where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where person_id = person;
  delete from public.admins where user_id = person;
  update private.decisions set made_by = nullif(made_by, person), person_id = nullif(person_id, person)
  where person in (made_by, person_id);
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wall constant timestamp := at at time zone 'Europe/Warsaw';
  visit public.appointments;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.reminders (appointment_id, hours_before, starts_at)
    select booked.id, lead.hours, moment.starts_at
    from public.appointments booked
    cross join (values (24, 2), (2, 0)) as lead (hours, until)
    cross join lateral (
      select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
    ) as moment
    where booked.status = 'upcoming'
      and (booked.client_id is not null or (lead.hours = 24 and exists (
        select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
      )))
      -- Found by an index: a day ahead on the wall, and the hour by which clocks change.
      and (booked.appointment_date, booked.appointment_time) >= ((wall - interval '1 hour')::date, (wall - interval '1 hour')::time)
      and (booked.appointment_date, booked.appointment_time) <= ((wall + interval '25 hours')::date, (wall + interval '25 hours')::time)
      and moment.starts_at - make_interval(hours => lead.hours) <= at
      and moment.starts_at - make_interval(hours => lead.until) > at
      and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
      and not exists (
        select from private.reminders known
        where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
      )
    order by moment.starts_at, booked.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into visit from public.appointments where id = given.appointment_id;
    if visit.client_id is null then
      perform private.write_to_guest(
        visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
      );
    else
      perform private.notify(
        visit.client_id, 'reminder',
        private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
        concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
      );
    end if;
    count := count + 1;
  end loop;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.give_sitting_notices(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  part public.pet_carers;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.sitting_notices (pet_id, person_id, kind, about_day)
    select due.pet_id, due.person_id, due.kind, due.about_day
    from (
      select pet_id, person_id, created_at, 'sitting_begins' as kind, starts_on as about_day from public.pet_carers where starts_on = today + 1
      union all
      select pet_id, person_id, created_at, 'sitting_ends', until from public.pet_carers where until = today
    ) as due
    join public.pets cared on cared.id = due.pet_id and cared.archived_at is null and cared.remembered_since is null
    where (due.created_at at time zone 'Europe/Warsaw')::date < today
      and not exists (
        select from private.sitting_notices known
        where (known.pet_id, known.person_id, known.kind, known.about_day) = (due.pet_id, due.person_id, due.kind, due.about_day)
      )
    order by due.pet_id, due.person_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into part from public.pet_carers where (pet_id, person_id) = (given.pet_id, given.person_id);
    perform private.notify(
      given.person_id, given.kind,
      private.facts_of_household(array[given.pet_id], null)
        || jsonb_build_object('date', part.starts_on, 'new_date', part.until),
      concat_ws(' ', given.kind, given.pet_id, given.person_id, given.about_day), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_name(word text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  named boolean;
begin
  if length(word) < 3 then
    return false;
  end if;
  execute format(
    'select exists (select from private.vet_search where name_and_specialty like %L and name_and_specialty ~ %L)',
    '%' || word || '%', '^[^\n]*\m' || word || '\M'
  ) into named;
  return named;
end;
$function$;

CREATE OR REPLACE FUNCTION private.literal_condition(folded text[], match text, as_word boolean DEFAULT false)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format('stats.veterinarian_id in (select veterinarian_id from private.vet_search where %s)', string_agg(format(
    '%I %s %L',
    case match when 'name-or-specialty' then 'name_and_specialty' else 'search_text' end,
    case when as_word then '~' else 'like' end,
    case
      when as_word then '\m' || word || '\M'
      else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    end
  ), ' and '))
  from unnest(folded) as word
$function$;

ALTER FUNCTION "private"."literal_condition"(text[], text, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.near_filter(city text, near double precision[], within_km integer)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'true' || private.area_filter(private.area_around(centre.latitude, centre.longitude, km))
    || format(' and %s <= %L::double precision', private.distance_to(centre.latitude, centre.longitude), km)
  from private.measured_from(null, city, near, within_km) as centre
  cross join lateral (select least(greatest(within_km, 1), 1000)::double precision as km) as bounded
  where within_km is not null
$function$;

CREATE OR REPLACE FUNCTION private.read_search(folded text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  literal constant text := private.literal_condition(
    array[case when match = 'name-or-specialty' then regexp_replace(folded, '^dr[.]? +', '') else folded end], match
  );
  named constant text := private.name_condition(folded);
  asked record;
  pieces text[] := '{}';
  conditions text[] := '{}';
  texts text[] := '{}';
  odd integer;
begin
  missing := '{}';
  if named is not null and private.finds_anybody(array[named]) then
    select format('(%s or %s)', named, string_agg(conditions_of.condition, ' and ')) into condition
    from private.conditions_of(folded, match);
    condition := coalesce(condition, named);
    return;
  end if;
  for asked in select * from private.conditions_of(folded, match) order by gives_way loop
    if private.finds_anybody(array[asked.condition]) then
      pieces := pieces || asked.piece;
      conditions := conditions || asked.condition;
      texts := texts || case when asked.is_text then asked.piece end;
    else
      missing := missing || asked.piece;
    end if;
  end loop;
  while cardinality(conditions) > 1 and not private.finds_anybody(conditions) loop
    select coalesce(min(place), 1) into odd
    from generate_series(1, cardinality(conditions)) as place
    where private.finds_anybody(conditions[:place - 1] || conditions[place + 1:]);
    missing := missing || pieces[odd];
    pieces := pieces[:odd - 1] || pieces[odd + 1:];
    conditions := conditions[:odd - 1] || conditions[odd + 1:];
  end loop;

  condition := array_to_string(conditions, ' and ');
  if conditions <> '{}' and pieces <@ texts then
    -- One reading finds the names with the letters of all words; those that have the words as typed are among them.
    condition := private.literal_condition(pieces, match);
  elsif conditions = '{}' then
    condition := case when exists (
      select from private.meanings_of(folded) as meant
      where meant.kind = 'any' and (meant.code = 'vet' or missing = '{}')
    ) or (
      -- A time, a price and a distance are no text of anybody.
      select bool_and(coalesce(meant.kind, '') in ('when', 'price', 'least_price', 'distance', 'near', 'any'))
      from private.meanings_of(folded) as meant
    ) then 'true' else literal end;
    missing := case condition when 'true' then missing else '{}' end;
  elsif missing = '{}' and cardinality(conditions) > 1 then
    condition := format('(%s or (%s))', literal, condition);
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Once, and not for each row, which no index would find.
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    where listed and (
      coalesce(next_slot_at, 'infinity'::timestamp) <= moment
      or weekend_slot_at <= moment
      -- The horizon moves by a day each day.
      or (coalesce(next_slot_at, 'infinity'::timestamp) = 'infinity' and slots_checked_on < today)
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      or slots_checked_on < today - 7
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION private.stands_somewhere(word text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  anywhere boolean;
begin
  execute format('select exists (select from private.vet_search where search_text like %L)', '%' || word || '%') into anywhere;
  return anywhere;
end;
$function$;

ALTER FUNCTION "private"."stands_somewhere"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.term_like(word text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select best.term
  from (
    select near.term
    from (
      select term, term as written, kind, 0.4 as least from public.vocabulary_terms
      union all
      select terms.term, forms.form, terms.kind, 0.6
      from private.word_forms forms
      join public.vocabulary_terms terms on terms.term = forms.base and terms.kind <> 'city'
      where forms.form operator(extensions.%) word
    ) as near
    cross join lateral extensions.similarity(near.written, word) as alike
    where length(word) >= 5 and abs(length(near.written) - length(word)) <= 1 and alike >= near.least
      and (near.kind not in ('any', 'city', 'when', 'near', 'language') or (
        length(word) >= 6 and left(near.written, 1) = left(word, 1) and right(near.written, 1) = right(word, 1)
      ))
    order by alike desc, near.term
    limit 1
  ) as best
  -- Asked last: few words are near a term.
  where case when best.term is not null then
    not private.stands_somewhere(word)
  end
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  -- How much nearer two meridians are here than at the equator.
  shrink double precision;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
  wanted text;
  nearest double precision[];
  on_duty uuid[];
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  shrink := cos(radians(emergency_contacts.latitude));
  -- What `duty_of` says, written out: called for ten thousand on duty it takes seconds.
  wanted := format(
    $condition$exists (
      select from public.emergency_hours hours
      where hours.veterinarian_id = stats.veterinarian_id and (
        (
          hours.weekday = %1$s
          and (%2$L::date + hours.starts_at) at time zone 'Europe/Warsaw' <= %3$L::timestamptz
          and (%2$L::date + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
            at time zone 'Europe/Warsaw' > %3$L::timestamptz
        ) or (
          hours.weekday = %4$s
          and hours.ends_at <= hours.starts_at
          and (%2$L::date + hours.ends_at) at time zone 'Europe/Warsaw' > %3$L::timestamptz
        )
      )
    )$condition$,
    extract(isodow from today), today, emergency_contacts.at, extract(isodow from today - 1)
  ) || case when animal is null then '' else format(' and %L = any (stats.pet_types)', animal) end;
  nearest := private.area_of_nearest(emergency_contacts.latitude, emergency_contacts.longitude, wanted, 60);
  execute format(
    $query$
      select array(
        select stats.veterinarian_id
        from (
          select * from private.listed_vets stats where %1$s and stats.latitude is not null%2$s
          union all
          select * from private.listed_vets stats where %1$s and stats.latitude is null
        ) as stats
        left join private.city_centres() centre on centre.code = stats.city_code
        where coalesce(stats.latitude, centre.latitude) is not null
        order by power(coalesce(stats.latitude, centre.latitude) - %3$L::double precision, 2)
          + power((coalesce(stats.longitude, centre.longitude) - %4$L::double precision) * %5$L::double precision, 2), stats.veterinarian_id
        limit 60
      )
    $query$,
    wanted, private.area_filter(nearest), emergency_contacts.latitude, emergency_contacts.longitude, shrink
  ) into on_duty;
  return query
    with measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from unnest(on_duty) as chosen (id)
      join public.vet_stats stats on stats.veterinarian_id = chosen.id
      left join private.city_centres() centre on centre.code = stats.city_code
    ), veterinarians as (
      select profile.id, shown.full_name, shown.clinic_name, profile.address, profile.city, profile.phone,
        measured.away, measured.is_located, duty.ends_at, measured.pet_types
      from measured
      join public.profiles profile on profile.id = measured.veterinarian_id and btrim(profile.phone) <> ''
      cross join lateral private.as_listed(profile) as shown
      cross join lateral private.on_duty_until(profile.id, emergency_contacts.at) as duty (ends_at)
      order by measured.away, profile.id
      limit 12
    ), clinics as (
      select clinic.*, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude, clinic.latitude, clinic.longitude
      ) as away
      from public.emergency_clinics clinic
      order by away, clinic.id
      limit 12
    )
    select 'veterinarian', vet.id, vet.full_name, vet.clinic_name, vet.address, vet.city, vet.phone,
      vet.away, vet.is_located, vet.ends_at, null::text, null::date, vet.pet_types
    from veterinarians vet
    union all
    select 'clinic', clinic.id, clinic.name, clinic.name, clinic.address, clinic.city, clinic.phone,
      clinic.away, true, null::timestamptz, clinic.source, clinic.checked_on,
      null::text[]
    from clinics clinic
    order by 8, 2;
end;
$function$;
CREATE OR REPLACE FUNCTION public.licence_queue()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators check licences.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) - 'lacks_document' order by shown.state <> 'waiting', shown.lacks_document,
      case when shown.state = 'waiting' then shown.sent_at end, shown.decided_at desc), '[]'::jsonb)
    from (
      select licence.veterinarian_id, licence.sending, private.licence_state(queued.licence) as state, vet.full_name,
        vet.clinic_name, vet.city, licence.number, licence.document_path, licence.sent_at,
        case when licence.valid_until > now() then licence.verified_at end as verified_at, licence.valid_until,
        licence.refusal as reason, licence.decided_at, admin.full_name as decided_by,
        queued.lacks_document
      from (
        select either.*, is_waiting and not private.has_document(either.licence) as lacks_document
        from (
          -- Nobody decides about a licence without its document: its vet has to send one first.
          select sent as licence, true as is_waiting from public.licences sent
          where sent.sent_at > coalesce(sent.decided_at, '-infinity') and sent.document_path is not null
          union all
          (
            select decided, false from public.licences decided
            where decided.sent_at <= decided.decided_at and decided.document_path is not null
            order by decided.decided_at desc limit 100
          )
        ) as either
        order by not is_waiting, lacks_document, case when is_waiting then (either.licence).sent_at end, (either.licence).decided_at desc
        limit 100
      ) as queued
      cross join lateral (select (queued.licence).*) as licence
      join public.profiles vet on vet.id = licence.veterinarian_id
      left join public.profiles admin on admin.id = licence.decided_by
    ) as shown
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.nearest_veterinarians(latitude double precision, longitude double precision, query text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], numbered_first boolean DEFAULT false, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, area double precision[] DEFAULT NULL::double precision[], from_words boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named record;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  -- Whoever comes first, however far away.
  first_ones uuid[];
  nearest double precision[];
  away text;
  total bigint;
  items jsonb;
  last_key jsonb;
begin
  if (latitude between -90 and 90 and longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_search(null, array[query, after::text], specialties);
  select * into named from private.place_in_words(case when from_words then query end);
  filter := private.directory_filter(
    query, null, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, 'stats.veterinarian_id', 5);
  first_ones := namesakes || case when numbered_first then array(select id from public.profiles where specialist_no is not null) end;
  away := private.distance_to(coalesce(named.latitude, latitude), coalesce(named.longitude, longitude));
  nearest := private.area_of_nearest(
    coalesce(named.latitude, latitude), coalesce(named.longitude, longitude),
    filter || case when (after ->> 'number')::integer in (0, 32767) then private.directory_start('nearest', after, away) else '' end,
    page_rows + 1 + cardinality(first_ones)
  );
  execute format(
    $query$
      with found as (
        select
          stats.veterinarian_id as id,
          case
            when stats.veterinarian_id = any (%6$L::uuid[]) then -1
            when %2$L::boolean then coalesce(numbered.specialist_no, 32767)
            else 0
          end as number,
          %3$s as away
        from private.listed_vets stats
        left join public.profiles numbered
          on numbered.id = stats.veterinarian_id and numbered.specialist_no is not null and %2$L::boolean
        where %1$s%7$s
      ), page as materialized (
        select found.*, row_number() over (order by number, away, id) as place
        from found %4$s order by number, away, id limit %5$s + 1
      )
      select
        coalesce(jsonb_agg(
          private.directory_item(profile, stats)
          || jsonb_build_object('distance_km', case when page.away < 30000 then page.away end)
          order by place
        ) filter (where place <= %5$s), '[]'),
        case when count(*) > %5$s then (jsonb_agg(
          jsonb_build_object('number', page.number, 'away', page.away, 'id', page.id) order by place
        ) -> (%5$s - 1)) end
      from page
      join public.vet_stats stats on stats.veterinarian_id = page.id
      join public.profiles profile on profile.id = page.id
    $query$,
    filter, coalesce(numbered_first, false), away,
    case when after is null then '' else format(
      'where (number, away, id) > (%L::integer, %L::double precision, %L::uuid)',
      after ->> 'number', after ->> 'away', after ->> 'id'
    ) end,
    page_rows, namesakes, case when nearest is not null then format(
      ' and (true%s or stats.veterinarian_id = any (%L::uuid[]))', private.area_filter(nearest), first_ones
    ) end
  ) into items, last_key;
  return jsonb_build_object('total', total, 'items', items, 'next', last_key || jsonb_build_object('total', total))
    || case when named.label is null then '{}' else jsonb_build_object('measured_from', named.label) end
    || case when after is null then private.told_meanings(query, null, null) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.open_veterinarians(cities text[], at timestamp with time zone DEFAULT now())
 RETURNS TABLE(id uuid, full_name text, clinic_name text, city text, address text, phone text, closes_at time without time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wall constant timestamp := open_veterinarians.at at time zone 'Europe/Warsaw';
  wanted integer := 12;
  added integer;
  near record;
begin
  perform private.assert_finite(open_veterinarians.at);
  for near in
    select asked.city, private.canonical('city', left(asked.city, 200)) as code
    from unnest(open_veterinarians.cities[1:20]) with ordinality as asked (city, place) order by asked.place
  loop
    -- With the city as a constant: of a town's few every one is looked up, in a large city those that close last.
    return query execute format(
      $query$
        select profile.id, shown.full_name, shown.clinic_name, %1$L, profile.address, profile.phone, hours.closes_at
        from private.listed_vets stats
        join public.working_hours hours on hours.veterinarian_id = stats.veterinarian_id
        join public.profiles profile on profile.id = stats.veterinarian_id and profile.phone is not null
        cross join lateral private.as_listed(profile) as shown
        where stats.city_code = %2$L
          and hours.weekday = %3$s and hours.opens_at <= %4$L::time and hours.closes_at > %4$L::time
          and not exists (
            select from public.time_off away
            where away.veterinarian_id = stats.veterinarian_id and %5$L::date between away.starts_on and away.ends_on
              and (away.starts_at is null or (away.starts_at <= %4$L::time and %4$L::time < away.ends_at))
          )
        order by hours.closes_at desc, hours.veterinarian_id
        limit %6$s
      $query$,
      near.city, near.code, extract(isodow from wall), wall::time, wall::date, wanted
    );
    get diagnostics added = row_count;
    wanted := wanted - added;
    exit when wanted = 0;
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'language', private.language_of(raw_user_meta_data)
      ) from auth.users where id = me
    ),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'owner_phones', private.own_rows('public.owner_phones', 'owner_id = $1'),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'pet_carers', private.own_rows(
      'public.pet_carers', 'person_id = $1 or pet_id = any (array(select id from public.pets where owner_id = $1))'
    ),
    'care_entries', private.own_rows(
      'public.care_entries', 'person_id = $1 or pet_id = any (array(select id from public.pets where owner_id = $1))'
    ),
    'household_invitations', (
      select coalesce(jsonb_agg(to_jsonb(made) - 'secret_hash'), '[]')
      from public.household_invitations made where made.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'after_visits', private.own_rows(
      'public.after_visits',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id = any (array(select id from public.appointments where client_id = $1))'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'visit_types', private.own_rows('public.visit_types', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  namesakes uuid[];
  total bigint;
  without_price bigint;
  items jsonb;
  last_key jsonb;
begin
  perform private.assert_search(match, array[query, city, after::text], specialties, availabilities, pet_types, languages);
  select * into measured from private.measured_from(query, city, near, within_km);
  away := private.distance_to(measured.latitude, measured.longitude);
  sort_name := coalesce(nullif(sort, ''), case when away is null then 'rating' else 'nearest' end);
  keys := private.directory_order(sort_name, away);
  if keys is null then
    raise sqlstate 'PT400' using message = 'Veterinarians can be sorted by rating, earliest or reviews.';
  end if;
  wanted := private.directory_filter(
    query, match, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    execute 'select count(*) from private.listed_vets stats where ' || filter into total;
  end if;

  namesakes := private.namesakes(query, filter, keys, page_rows - 1);
  execute format(
    $query$
      with others as materialized (
        select stats.*
        from (
          select * from private.listed_vets stats where %2$s and not stats.veterinarian_id = any (%5$L::uuid[])%3$s %9$s
        ) as stats
        order by %1$s limit %4$s + 1
      ), page as materialized (
        select stats.*, row_number() over (order by not stats.veterinarian_id = any (%5$L::uuid[]), %1$s) as place
        from (
          select * from others
          union all
          select * from public.vet_stats where veterinarian_id = any (%6$L::uuid[])
        ) as stats
        order by place limit %4$s + 1
      )
      select
        coalesce(jsonb_agg(private.directory_item(profile, stats)%7$s order by place) filter (where place <= %4$s), '[]'),
        case when count(*) > %4$s then (jsonb_agg(jsonb_build_object(
          'score', page.rating_score, 'rating', coalesce(page.rating_average, 0), 'reviews', page.review_count,
          'id', page.veterinarian_id, 'slot', coalesce(page.next_slot_at, 'infinity'::timestamp)%8$s
        ) order by place) -> (%4$s - 1)) end
      from page
      join public.vet_stats stats using (veterinarian_id)
      join public.profiles profile on profile.id = page.veterinarian_id
    $query$,
    keys, filter, private.directory_start(sort_name, after, away), page_rows, namesakes,
    -- They begin the first page.
    case when after is null then namesakes else '{}' end,
    ' || jsonb_build_object(''distance_km'', nullif(' || away || ', 30000))', ', ''away'', ' || away,
    -- Of few, all are sorted: along the index of an order, nearly everybody would be looked at to find them.
    case when total < 1000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    execute 'select count(*) from private.listed_vets stats where stats.lowest_price is null and ' || wanted
    into without_price;
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, match, city) else '{}' end;
end;
$function$;

CREATE INDEX appointments_to_come_idx ON public.appointments USING btree (appointment_date, appointment_time) WHERE (status = 'upcoming'::text);

CREATE INDEX licences_decided_idx ON public.licences USING btree (decided_at DESC) WHERE ((sent_at <= decided_at) AND (document_path IS NOT NULL));

CREATE INDEX licences_waiting_idx ON public.licences USING btree (sent_at) WHERE ((sent_at > COALESCE(decided_at, '-infinity'::timestamp with time zone)) AND (document_path IS NOT NULL));

CREATE INDEX pet_carers_starts_on_idx ON public.pet_carers USING btree (starts_on) WHERE (starts_on IS NOT NULL);

CREATE INDEX pet_carers_until_idx ON public.pet_carers USING btree (until) WHERE (until IS NOT NULL);

CREATE INDEX review_reports_open_idx ON public.review_reports USING btree (((removed IS NOT NULL)), created_at DESC);

CREATE INDEX vaccinations_due_idx ON public.vaccinations USING btree (next_due_on, id) WHERE (next_due_on IS NOT NULL);

CREATE INDEX vet_stats_by_city ON public.vet_stats USING btree (city_code, rating_score DESC, review_count DESC, veterinarian_id DESC, listed_until) WHERE listed;

CREATE INDEX vet_stats_by_listed_until ON public.vet_stats USING btree (listed_until, listed);

CREATE INDEX vet_stats_by_position ON public.vet_stats USING btree (latitude, longitude, listed_until, veterinarian_id) WHERE listed;

CREATE INDEX working_hours_by_end ON public.working_hours USING btree (weekday, closes_at DESC, veterinarian_id, opens_at);

REVOKE ALL ON FUNCTION "private"."area_around"(double precision, double precision, double precision) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."area_around"(double precision, double precision, double precision) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."area_around"(double precision, double precision, double precision) TO "postgres";

REVOKE ALL ON FUNCTION "private"."area_of_nearest"(double precision, double precision, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."area_of_nearest"(double precision, double precision, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."area_of_nearest"(double precision, double precision, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."conditions_of"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conditions_of"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conditions_of"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."literal_condition"(text[], text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."literal_condition"(text[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."literal_condition"(text[], text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stands_somewhere"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stands_somewhere"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stands_somewhere"(text) TO "postgres";
