-- Written anew within a minute: every row needs the new key.
DELETE FROM "private"."vet_kinds";

set local check_function_bodies = off;

DROP TRIGGER "close_request_of_finished_appointment" ON "public"."appointments";

DROP TRIGGER "correct_waiting_mails" ON "public"."appointments";

DROP TRIGGER "end_request_of_finished_appointment" ON "public"."appointments";

DROP TRIGGER "forget_move_wish" ON "public"."appointments";

DROP TRIGGER "tell_link_of_move" ON "public"."appointments";

ALTER TABLE "private"."vet_kinds" DROP CONSTRAINT "vet_kinds_pkey";

DROP FUNCTION "private"."close_request_of_finished_appointment"();

DROP FUNCTION "private"."correct_waiting_mails"();

DROP FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer);

DROP FUNCTION "private"."end_request_of_finished_appointment"();

DROP FUNCTION "private"."forget_move_wish"();

DROP FUNCTION "private"."is_offered"(uuid, tstzrange);

DROP FUNCTION "private"."kept_tell"(text, text);

DROP FUNCTION "private"."lock_pending_request"(uuid, uuid);

DROP FUNCTION "private"."move_to_offer"(public.appointments, public.slot_offers);

DROP FUNCTION "private"."read_search"(text, text);

DROP FUNCTION "private"."tell_link_of_move"();

DROP FUNCTION "private"."told_meanings"(text, text, text);

DROP FUNCTION "private"."unread_after"(uuid, uuid, timestamp with time zone);

DROP FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text);

DROP FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text);

ALTER TABLE "private"."vet_kinds" DROP COLUMN "id";

DROP TABLE "private"."vet_cells";

ALTER TABLE "private"."vet_kinds" ADD COLUMN "veterinarian_id" uuid NOT NULL;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "longitude" double precision;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "latitude" double precision;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "west" double precision;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "south" double precision;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "east" double precision;

ALTER TABLE "private"."vet_kinds" ADD COLUMN "north" double precision;

CREATE OR REPLACE FUNCTION private.assert_bookable(veterinarian uuid, day date, at time without time zone, minutes integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant tstzrange := private.slot(day, at, minutes);
begin
  if not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT400' using message = 'Only a veterinarian can be booked.';
  end if;
  perform private.assert_time(veterinarian, day, at, lower(wanted));
  if not exists (select from public.working_hours where veterinarian_id = veterinarian) then
    raise sqlstate 'PT409' using message = 'This veterinarian does not take bookings yet.';
  end if;
  if not private.is_at_work(veterinarian, wanted) then
    raise sqlstate 'PT409' using message = 'The veterinarian does not work at this time. Please choose another one.';
  end if;
  if not private.is_free(veterinarian, wanted, now()) then
    raise sqlstate 'PT409' using message = 'This time has just been taken. Please choose another one.';
  end if;
  if not exists (select from private.open_times(veterinarian, day, day, minutes) as offered where offered = day + at) then
    raise sqlstate 'PT409' using message = 'Visits do not begin at this time. Please choose one of the free times.';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.centre_of(place text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_town boolean)
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  with readings as (select array(select private.readings_of(private.words_of(place))) as terms)
  select named.label, centre.latitude, centre.longitude, false
  from readings
  join public.vocabulary_terms terms on terms.kind = 'city' and terms.term = any (readings.terms)
  join public.vocabulary named using (kind, code)
  join private.city_centres centre using (code)
  union all
  select towns.label, towns.latitude, towns.longitude,
    not exists (select from private.listed_vets where city_code = towns.term)
  from readings join private.towns on towns.term = any (readings.terms)
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.close_requests_of_finished_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.close_reschedule_request(new.id, 'withdrawn');
  update public.earlier_requests set ended_at = now() where appointment_id = new.id and ended_at is null;
  return null;
end;
$function$;

ALTER FUNCTION "private"."close_requests_of_finished_appointment"() OWNER TO "postgres";

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
      -- First, so that texts are read for those alone whom it does not find.
      case when is_place is not true or others > 1 or match is null then meaning end,
      -- Nobody's text has a word that was put right, and a place beside other words is where, not what.
      case when corrected is not true and is_term is not true and not (coalesce(is_place, false) and others > 1)
        -- Beside a text that nobody has, no index would find the meaning.
        and (meaning is null or coalesce(is_place, false) and match is not null or private.stands_somewhere(piece)) then
        -- Three letters that mean something stand within too many others: 'rak' in 'praktyka'.
        private.literal_condition(array[piece], match, length(piece) < 4 and meaning is not null)
      end
    )),
    row_number() over (order by rank, place desc)::integer, meaning is null and corrected is not true
  from asked
  where is_any is not true
$function$;

CREATE OR REPLACE FUNCTION private.directory_filter(query text, wanted_text text, city text, specialties text[], availabilities text[], min_rating numeric, pet_types text[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  nearby constant text := private.near_filter(city, near, private.within_of(query, within_km));
  -- `stats` are `private.listed_vets`.
  conditions text[] := array[coalesce(wanted_text, 'true')];
begin
  if nearby is not null then
    conditions := conditions || nearby;
  elsif near is null and private.place_condition(city) is not null then
    conditions := conditions || private.place_condition(city);
  end if;
  if cardinality(specialties) > 0 then
    conditions := conditions || format(
      'stats.specialty_code = any (%L::text[])',
      array(select private.canonical_or_folded('specialty', name) from unnest(specialties) as name)
    );
  end if;
  if cardinality(availabilities) > 0 then
    conditions := conditions || format(
      '(%s)',
      (select string_agg(distinct private.availability_condition(label), ' or ') from unnest(availabilities) as label)
    );
  end if;
  if min_rating <= 3 then
    conditions := conditions || format('coalesce(stats.rating_average >= %L::numeric, true)', min_rating);
  elsif min_rating is not null then
    conditions := conditions || format('stats.rating_average >= %L::numeric', min_rating);
  end if;
  if cardinality(pet_types) > 0 then
    conditions := conditions || format(
      'stats.pet_types && %L::text[]',
      array(select private.canonical_or_folded('pet_type', name) from unnest(pet_types) as name)
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

ALTER FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.follow_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id and new.client_id is not null;
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined', 'choose_again')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  return null;
end;
$function$;

ALTER FUNCTION "private"."follow_move"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.is_free(veterinarian uuid, wanted tstzrange, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_at_work(veterinarian, wanted) and not exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) and not private.is_offered(veterinarian, wanted, at)
$function$;

CREATE OR REPLACE FUNCTION private.is_near(veterinarian uuid, request public.earlier_requests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from private.listed_vets near
    join public.vet_stats asked on asked.veterinarian_id = request.veterinarian_id
    where near.veterinarian_id = is_near.veterinarian
      and near.specialty_code = asked.specialty_code
      and private.canonical_or_folded('pet_type', request.pet_type) = any (near.pet_types)
      and private.kilometres_between(request.veterinarian_id, near.veterinarian_id) <= request.kilometres
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_offered(veterinarian uuid, wanted tstzrange, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > at
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$function$;

ALTER FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.keep_counts(more_than integer DEFAULT 2000)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('kept counts', 1))
    or exists (select from private.vet_kinds where kept_at > now() - interval '50 seconds')
  then
    return;
  end if;
  delete from private.vet_kinds;
  -- As the planner knows, so that few are not read for it.
  if (select reltuples from pg_catalog.pg_class where oid = 'public.vet_stats'::pg_catalog.regclass) <= more_than then
    return;
  end if;
  insert into private.vet_kinds
  select count(*), city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    case when rating_average < 3 then 0 end as rating,
    case when min(next_slot_at) < moment::date + 7 then max(next_slot_at) else min(next_slot_at) end, min(weekend_slot_at),
    min(lowest_price), max(page_changed_at), now(), any_value(veterinarian_id),
    avg(longitude), avg(latitude), min(longitude), min(latitude), max(longitude), max(latitude)
  from private.listed_vets
  group by city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room, rating,
    least(next_slot_at::date, moment::date + 7), weekend_slot_at < date_trunc('week', moment) + interval '7 days',
    floor(longitude / private.cell_width(6)), floor(latitude / private.cell_height(6))
  order by city_code;
end;
$function$;

CREATE OR REPLACE FUNCTION private.kept_tell(filter text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select replace(filter, $sql$coalesce(stats.rating_average >= '3'::numeric, true)$sql$, '')
      !~ 'stats\.(?!(city_code|specialty_code|pet_types|languages|home_visits|cat_only_waiting_room|next_slot_at|weekend_slot_at)\M)'
    and exists (select from private.vet_kinds where kept_at > now() - interval '5 minutes')
$function$;

ALTER FUNCTION "private"."kept_tell"(text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.lock_offer(offer uuid)
 RETURNS public.slot_offers
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offered public.slot_offers;
begin
  select * into offered from public.slot_offers where id = offer and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This offer was not found.';
  end if;
  if offered.outcome = 'taken' then
    raise sqlstate 'PT409' using message = 'You have taken this time already.';
  end if;
  if exists (select from public.earlier_requests where id = offered.request_id and ended_at is not null) then
    raise sqlstate 'PT409' using message = 'This offer is over, because your request for an earlier time has ended.';
  end if;
  if offered.outcome is not null or offered.held_until <= now() then
    raise sqlstate 'PT409' using message = 'This offer is over. We will tell you when another time comes free.';
  end if;
  return offered;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_pending_request(request uuid, is_answer boolean)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  locked public.reschedule_requests;
begin
  perform private.lock_visit(booked.id)
  from public.reschedule_requests wanted join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case when (wanted.proposed_by = 'owner') = is_answer then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  select * into locked from public.reschedule_requests where id = request for no key update;
  if locked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', locked.status);
  end if;
  return locked;
end;
$function$;

ALTER FUNCTION "private"."lock_pending_request"(uuid, boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.meanings_of(query text)
 RETURNS TABLE(place integer, piece text, kind text, code text, label text, corrected boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  known jsonb := coalesce(nullif(current_setting('veto.meanings', true), ''), '{}');
  folded constant text := private.fold(query);
begin
  if folded is not null and known -> folded is null then
    known := known || jsonb_build_object(
      folded, (select coalesce(jsonb_agg(read), '[]') from private.read_meanings(folded) as read)
    );
    perform set_config('veto.meanings', known::text, true);
  end if;
  return query select * from jsonb_to_recordset(known -> folded) as meant(
    place integer, piece text, kind text, code text, label text, corrected boolean
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_visit(visit public.appointments, new_date date, new_time time without time zone)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moved public.appointments;
begin
  perform private.assert_other_time(visit, new_date, new_time);
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);
  update public.appointments set appointment_date = new_date, appointment_time = new_time, move_wish = null
  where id = visit.id returning * into moved;
  return moved;
end;
$function$;

CREATE OR REPLACE FUNCTION private.name_condition(query text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select case when bool_or(kind is not null) then format(
    $condition$stats.veterinarian_id in (
      select veterinarian_id from private.vet_search
      where name_and_specialty like %1$L
        and private.words_of(split_part(name_and_specialty, E'\n', 1)) @> string_to_array(%2$L, ' ')
    )$condition$,
    '%' || min(piece) || '%', string_agg(distinct piece, ' ')
  ) end
  from private.meanings_of(query)
  where kind is distinct from 'any' or code = 'joining' and private.is_name(piece)
$function$;

CREATE OR REPLACE FUNCTION private.place_condition(city text)
 RETURNS text
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  select case when folded not in ('', 'all', 'all cities') then coalesce(
    (
      select format('stats.city_code = %L', code) from public.vocabulary_terms
      where kind = 'city' and term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    (
      select private.town_condition(term) from private.towns
      where term in (select private.readings_of(private.words_of(folded))) limit 1
    ),
    format('stats.city_code = %L', folded)
  ) end
  from private.fold(city) as folded
$function$;

CREATE OR REPLACE FUNCTION private.place_in_words(query text)
 RETURNS TABLE(label text, latitude double precision, longitude double precision, is_measured boolean)
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO ''
AS $function$
  with meant as (select * from private.meanings_of(query))
  select centre.label, centre.latitude, centre.longitude,
    centre.is_town or exists (select from meant where kind = 'distance')
  from meant
  cross join lateral private.centre_of(meant.code) as centre
  where meant.kind in ('city', 'town')
  order by meant.place desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.propose_time(visit_id uuid, side text, new_date date, new_time time without time zone, words text)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  perform from public.appointments
  where id = visit_id and client_id is not null and auth.uid() = case side when 'owner' then client_id else veterinarian_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if exists (select from public.profiles where id in (visit.client_id, visit.veterinarian_id) and deleted_at is not null) then
    raise sqlstate 'PT409' using message = 'One side of this visit has deleted their account.';
  end if;
  perform private.assert_other_time(visit, new_date, new_time);
  if private.slot(new_date, new_time, visit.duration_minutes)
    && private.slot(visit.appointment_date, visit.appointment_time, visit.duration_minutes) then
    raise sqlstate 'PT409' using message =
      'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.';
  end if;
  perform private.assert_may_ask_again(side);

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message, proposed_by)
  values (visit.id, new_date, new_time, nullif(btrim(words), ''), side)
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, visit.duration_minutes), visit.id, request.id);
  return request;
end;
$function$;

CREATE OR REPLACE FUNCTION private.read_search(query text, match text, OUT condition text, OUT missing text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  folded constant text := nullif(private.fold(query), '');
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
  if folded is null then
    return;
  end if;
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
  -- Beside a text that nobody has, no index would find the rest.
  elsif missing = '{}' and cardinality(conditions) > 1 and private.finds_anybody(array[literal]) then
    condition := format('((%s) or %s)', condition, literal);
  end if;
end;
$function$;

ALTER FUNCTION "private"."read_search"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.told_meanings(query text, missing_pieces text[], city text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with meant as (
    select piece, place, kind, code, label, corrected, piece = any (missing_pieces) as missing
    from private.meanings_of(query)
    union all
    select term, 0, 'town', term, label, false, false from private.towns
    where term in (select private.readings_of(private.words_of(city)))
  )
  select case when bool_or(kind is not null or missing) then jsonb_build_object('meanings', jsonb_agg(
    jsonb_build_object('piece', piece, 'kind', kind, 'label', label, 'corrected', corrected, 'missing', missing)
    order by place, kind
  )) else '{}' end
  from meant
  where (kind is distinct from 'any' or corrected)
    and not (kind is not distinct from 'town' and exists (select from private.listed_vets where city_code = code))
$function$;

ALTER FUNCTION "private"."told_meanings"(text, text[], text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.answer_reschedule(request uuid, accept boolean)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.reschedule_requests := private.lock_pending_request(request, true);
begin
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  if accept and private.has_begun(asked.proposed_date, asked.proposed_time) then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(asked.appointment_id, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time, move_wish = null
    where id = asked.appointment_id;
  end if;
  return asked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes,
        private.text_in(visit.visit_type, visit.visit_type_in, reader.language) as visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names and visit.veterinarian_id = link.person_id
          then coalesce(visit.client_name, owner.full_name) end as owner,
        case when link.with_names and visit.client_id = link.person_id then jsonb_build_object(
          'name', vet.full_name, 'clinic', vet.clinic_name, 'address', vet.address, 'city', vet.city,
          'preparation', case when visit.status = 'upcoming' and not private.is_remembered(visit.pet_id)
            then private.text_in(kind.preparation, kind.preparation_in, reader.language) end
        ) end as veterinarian
      from public.appointments visit
      join public.profiles vet on vet.id = visit.veterinarian_id
      left join public.profiles owner on owner.id = visit.client_id
      left join public.visit_types kind on kind.id = visit.visit_type_id
      where (visit.veterinarian_id = link.person_id or visit.client_id = link.person_id) and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  left join lateral (
    select private.language_of(raw_user_meta_data) as language from auth.users where id = link.person_id
  ) as reader on true
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;

CREATE OR REPLACE FUNCTION public.count_filter_options(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  when_free constant text := private.directory_filter(null, null, null, null, availabilities, null, null);
  kept boolean;
  answer jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, null, null, min_rating, null, near, within_km
  ) || private.practice_filter(max_price, null, null, null) || private.area_filter(area);
  kept := private.kept_tell(wanted || when_free);

  -- Read once, and put together by what the options look at: of a hundred thousand veterinarians a few hundred kinds are
  -- left, and each filter is tried on these.
  execute format(
    $query$
      with kinds as materialized (
        select
          stats.specialty_code, stats.pet_types, stats.languages, stats.home_visits,
          stats.cat_only_waiting_room, (%2$s) is true as today, (%3$s) is true as this_week, (%4$s) is true as weekend,
          (%5$s) is true as when_fits, %11$s as vets
        from private.%12$s stats
        where %1$s
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9
      ), tried as materialized (
        select stats.*, (%6$s) is true as specialty_fits, %7$s as pet_fits, true%8$s as language_fits,
          true%9$s as home_fits, true%10$s as cats_fit
        from kinds stats
      )
      select jsonb_build_object(
        'specialties', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'specialty' and code = specialty_code
            where pet_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'pet_types', (
          select jsonb_object_agg(label, vets) from (
            select label, sum(vets) as vets
            from tried join public.vocabulary on kind = 'pet_type' and code = any (tried.pet_types)
            where specialty_fits and when_fits and language_fits and home_fits and cats_fit group by label
          ) as counted
        ),
        'languages', (
          select jsonb_object_agg(spoken, vets) from (
            select spoken, sum(vets) as vets
            from tried cross join lateral (select distinct unnest(tried.languages) as spoken) as each
            where specialty_fits and pet_fits and when_fits and home_fits and cats_fit group by spoken
          ) as counted
        ),
        'availabilities', (
          select jsonb_build_object(
            'Available today', coalesce(sum(vets) filter (where today), 0),
            'Available this week', coalesce(sum(vets) filter (where this_week), 0),
            'Weekend availability', coalesce(sum(vets) filter (where weekend), 0)
          )
          from tried where specialty_fits and pet_fits and language_fits and home_fits and cats_fit
        ),
        'home_visits', (
          select coalesce(sum(vets), 0) from tried
          where home_visits and specialty_fits and pet_fits and when_fits and language_fits and cats_fit
        ),
        'cat_only_waiting_room', (
          select coalesce(sum(vets), 0) from tried
          where cat_only_waiting_room and specialty_fits and pet_fits and when_fits and language_fits and home_fits
        )
      )
    $query$,
    wanted,
    private.availability_condition('Available today'),
    private.availability_condition('Available this week'),
    private.availability_condition('Weekend availability'),
    when_free,
    private.directory_filter(null, null, null, specialties, null, null, null),
    private.directory_filter(null, null, null, null, null, null, pet_types),
    private.practice_filter(null, languages, null, null),
    private.practice_filter(null, null, home_visits, null),
    private.practice_filter(null, null, null, cat_only_waiting_room),
    case when kept then 'sum(vets)' else 'count(*)' end,
    case when kept then 'vet_kinds' else 'listed_vets' end
  ) into answer;
  return answer;
end;
$function$;

CREATE OR REPLACE FUNCTION public.mark_conversation_read(message uuid)
 RETURNS public.conversations
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  held public.conversations;
  mark timestamptz;
  unread integer;
begin
  select sent.created_at into mark
  from public.messages sent join public.conversations talk on talk.id = sent.conversation_id
  where sent.id = message and me in (talk.client_id, talk.veterinarian_id);
  if not found then
    raise sqlstate 'PT404' using message = 'This message was not found.';
  end if;
  select talk.* into held
  from public.conversations talk join public.messages sent on sent.conversation_id = talk.id
  where sent.id = message for no key update of talk;
  mark := greatest(mark, case when held.client_id = me then held.client_read_at else held.veterinarian_read_at end);
  unread := (
    select count(*) from public.messages sent
    where sent.conversation_id = held.id and sent.sender_id <> me and sent.created_at > mark
  );
  update public.conversations
  set client_read_at = case when client_id = me then mark else client_read_at end,
      client_unread = case when client_id = me then unread else client_unread end,
      veterinarian_read_at = case when client_id = me then veterinarian_read_at else mark end,
      veterinarian_unread = case when client_id = me then veterinarian_unread else unread end
  where id = held.id returning * into held;
  return held;
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
  read record;
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
  select * into read from private.read_search(query, null);
  filter := private.directory_filter(
    query, read.condition, null, specialties, null, null, null, array[latitude, longitude]
  ) || private.area_filter(area);

  -- Counted once: the cursor carries it to the pages after the first.
  total := (after ->> 'total')::bigint;
  if total is null then
    total := private.count_vets(filter);
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
    || case when after is null then private.told_meanings(query, read.missing, null) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.propose_reschedule(appointment uuid, proposed_date date, proposed_time time without time zone, message text DEFAULT NULL::text)
 RETURNS public.reschedule_requests
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message) $function$;

ALTER FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.request_reschedule(appointment uuid, proposed_date date, proposed_time time without time zone, message text DEFAULT NULL::text)
 RETURNS public.reschedule_requests
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.propose_time(appointment, 'owner', proposed_date, proposed_time, message) $function$;

ALTER FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.search_veterinarians(query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], sort text DEFAULT NULL::text, after jsonb DEFAULT NULL::jsonb, page_size integer DEFAULT NULL::integer, match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  measured record;
  read record;
  away text;
  sort_name text;
  keys text;
  wanted text;
  page_rows constant integer := least(greatest(coalesce(page_size, 20), 1), 100);
  filter text;
  found_ids uuid[];
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
  select * into read from private.read_search(query, match);
  wanted := private.directory_filter(
    query, read.condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(null, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  filter := wanted || private.practice_filter(max_price, null, null, null);

  -- Counted once: the cursor carries it to the pages after the first. Many are counted by kind, all others read once, for number
  -- and page.
  total := (after ->> 'total')::bigint;
  if total is null and private.kept_tell(filter) then
    select many into total from private.count_vets(filter) as many where many >= 2000;
  end if;
  if total is null then
    execute 'select array(select veterinarian_id from private.listed_vets stats where ' || filter || ')' into found_ids;
    total := cardinality(found_ids);
    if total < 2000 then
      filter := format('stats.veterinarian_id = any (%L::uuid[])', found_ids);
    end if;
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
    case when total < 2000 then 'offset 0' end
  ) into items, last_key;
  if after is null and max_price is not null then
    without_price := private.count_vets('stats.lowest_price is null and ' || wanted);
  end if;
  return jsonb_build_object(
    'total', total,
    'items', items,
    'next', last_key || jsonb_build_object('total', total)
  ) || case when away is null then '{}' else jsonb_build_object('measured_from', measured.label) end
    || case when without_price is null then '{}' else jsonb_build_object('without_price', without_price) end
    || case when after is null then private.told_meanings(query, read.missing, city) else '{}' end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.set_pet_of_own_visit(visit uuid, pet uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  update public.appointments set pet_id = chosen where id in (
    select id from public.appointments
    where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
      and private.fold(pet_name) = private.fold(own.pet_name)
    order by id for no key update
  );
  return chosen;
end;
$function$;

CREATE OR REPLACE FUNCTION public.take_offer(offer uuid)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  offered public.slot_offers;
  request public.earlier_requests;
  visit public.appointments;
  moved public.appointments;
  calendar uuid;
begin
  select wanted.* into request from public.slot_offers held
  join public.earlier_requests wanted on wanted.id = held.request_id
  where held.id = offer and held.client_id = auth.uid();
  -- Calendars in one order, as in deleting an account.
  for calendar in
    select veterinarian_id from public.slot_offers where id = offer and client_id = auth.uid()
    union select veterinarian_id from public.appointments where id = request.appointment_id order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(auth.uid());
  select * into visit from public.appointments where id = request.appointment_id for no key update;
  offered := private.lock_offer(offer);
  if visit.id is not null and (
    visit.status <> 'upcoming'
    or visit.appointment_date + visit.appointment_time <= offered.slot_date + offered.slot_time
  ) then
    raise sqlstate 'PT409' using message = 'Your visit is earlier than this by now, or is no longer to come.';
  end if;

  if not private.may_still_book(request, offered.veterinarian_id) then
    raise sqlstate 'PT403' using message = 'You may not book this any more. The time goes to somebody else.';
  end if;

  perform private.release_offer(offered, 'taken');
  if visit.veterinarian_id = offered.veterinarian_id then
    moved := private.move_visit(visit, offered.slot_date, offered.slot_time);
    perform private.tell_of_move(visit, offered.id);
  else
    moved := private.book_offer(visit, offered, request);
  end if;
  update public.earlier_requests set ended_at = now() where id = request.id and ended_at is null;
  return moved;
end;
$function$;

CREATE OR REPLACE FUNCTION public.veterinarians_on_map(view double precision[] DEFAULT NULL::double precision[], zoom integer DEFAULT NULL::integer, query text DEFAULT NULL::text, city text DEFAULT NULL::text, specialties text[] DEFAULT NULL::text[], availabilities text[] DEFAULT NULL::text[], min_rating numeric DEFAULT NULL::numeric, pet_types text[] DEFAULT NULL::text[], match text DEFAULT NULL::text, max_price integer DEFAULT NULL::integer, languages text[] DEFAULT NULL::text[], home_visits boolean DEFAULT NULL::boolean, cat_only_waiting_room boolean DEFAULT NULL::boolean, area double precision[] DEFAULT NULL::double precision[], near double precision[] DEFAULT NULL::double precision[], within_km integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text;
  filter text;
  -- Everybody, or what is kept of them, which knows no place but the cell.
  source text := '(
    select 1 as vets, longitude as west, latitude as south, longitude as east, latitude as north, listed.* from private.listed_vets listed
  )';
  is_kept boolean;
  seen double precision[] := view;
  cells_zoom integer;
  cells jsonb;
begin
  perform private.assert_search(match, array[query, city], specialties, availabilities, pet_types, languages);
  wanted := private.directory_filter(
    query, (private.read_search(query, match)).condition, city, specialties, availabilities, min_rating, pet_types, near, within_km
  ) || private.practice_filter(max_price, languages, home_visits, cat_only_waiting_room) || private.area_filter(area);
  is_kept := private.kept_tell(wanted);
  filter := wanted || private.area_filter(view) || ' and stats.latitude is not null';
  if seen is null then
    execute format(
      'select array[min(west), min(south), max(east), max(north)] from %s stats where %s',
      case when is_kept then 'private.vet_kinds' else source end, filter
    ) into seen;
  end if;
  cells_zoom := private.zoom_of_cells(seen, zoom);
  if is_kept and cells_zoom <= 6 then
    source := 'private.vet_kinds';
  end if;

  execute format(
    $query$
      with cells as materialized (
        select sum(stats.vets) as vets, sum(stats.vets * stats.longitude) / sum(stats.vets) as longitude,
          sum(stats.vets * stats.latitude) / sum(stats.vets) as latitude, any_value(stats.veterinarian_id) as one,
          array[min(stats.west), min(stats.south), max(stats.east), max(stats.north)] as area
        from %5$s stats
        where %1$s
        group by floor(stats.longitude / %2$s), floor(stats.latitude / %3$s), case when %4$s >= 17 then stats.veterinarian_id end
        limit 300
      )
      select coalesce(jsonb_agg(jsonb_build_object(
        'count', cells.vets,
        'longitude', round(cells.longitude::numeric, 6),
        'latitude', round(cells.latitude::numeric, 6),
        'area', case when cells.vets > 1 then cells.area end,
        'veterinarian', alone.told
      ) order by cells.latitude desc, cells.longitude, cells.one), '[]')
      -- Looked up one by one: whoever is alone in a cell is one of 300 at most.
      from cells left join lateral (
        select jsonb_build_object(
          'id', profile.id, 'full_name', shown.full_name, 'clinic_name', shown.clinic_name,
          'address', profile.address, 'city', profile.city
        ) as told
        from private.listed_vets stats
        join public.profiles profile on profile.id = stats.veterinarian_id
        cross join lateral private.as_listed(profile) as shown
        where stats.veterinarian_id = cells.one and cells.vets = 1 limit 1
      ) as alone on true
      -- Whoever has left since the cells were written is in none.
      where cells.vets > 1 or alone.told is not null
    $query$,
    filter, private.cell_width(cells_zoom), private.cell_height(cells_zoom), cells_zoom, source
  ) into cells;
  return jsonb_build_object('cells', cells);
end;
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_reschedule(request uuid)
 RETURNS public.reschedule_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.close_reschedule_request((private.lock_pending_request(request, false)).appointment_id, 'withdrawn');
end;
$function$;

ALTER TABLE "private"."vet_kinds" ADD CONSTRAINT "vet_kinds_pkey" PRIMARY KEY (veterinarian_id);

CREATE TRIGGER close_requests_of_finished_appointment AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.status = 'upcoming'::text) AND (new.status <> 'upcoming'::text))) EXECUTE FUNCTION private.close_requests_of_finished_appointment();

CREATE TRIGGER follow_move AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time))) EXECUTE FUNCTION private.follow_move();

REVOKE ALL ON FUNCTION "private"."close_requests_of_finished_appointment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."close_requests_of_finished_appointment"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_requests_of_finished_appointment"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."directory_filter"(text, text, text, text[], text[], numeric, text[], double precision[], integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_move"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_move"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_move"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_offered"(uuid, tstzrange, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."kept_tell"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kept_tell"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."kept_tell"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_pending_request"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_pending_request"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_pending_request"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_search"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_search"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_search"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_meanings"(text, text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_meanings"(text, text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_meanings"(text, text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_reschedule"(uuid, date, time without time zone, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_reschedule"(uuid, date, time without time zone, text) TO "service_role";
