set local check_function_bodies = off;

DROP FUNCTION "private"."first_free_slot"(uuid, boolean);

DROP FUNCTION "private"."free_parts"(uuid);

CREATE TABLE "private"."kept_times" ("veterinarian_id" uuid NOT NULL, "days" daterange NOT NULL, "minutes" integer NOT NULL, "times" timestamp without time zone[] NOT NULL, CONSTRAINT "kept_times_pkey" PRIMARY KEY (veterinarian_id));

ALTER TABLE "private"."kept_times" OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.calendar_figures(veterinarian uuid, OUT next_slot timestamp without time zone, OUT weekend_slot timestamp without time zone, OUT parts bit, OUT minutes integer, OUT times timestamp without time zone[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
begin
  minutes := private.usual_minutes(veterinarian);
  times := array(select private.open_times(veterinarian, today, today + 61, minutes, with_offered => true));
  next_slot := times[1];
  weekend_slot := (select min(slot) from unnest(times) as slot where extract(isodow from slot) in (6, 7));
  parts := (
    select bit_or(private.day_part(free.day, free.part))
    from (select distinct slot::date as day, private.part_of_day(slot::time) as part from unnest(times) as slot) as free
  );
  times := array(select slot from unnest(times) as slot where slot < today + 14);
end;
$function$;

ALTER FUNCTION "private"."calendar_figures"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.directory_item(profile public.profiles, stats public.vet_stats)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
  slot timestamp := stats.next_slot_at;
  listed constant public.profiles := private.as_listed(profile);
begin
  if slot <= private.warsaw_now() then
    slot := coalesce(
      (select min(free) from private.usual_times(profile.id, today, today + 6) as free),
      (private.calendar_figures(profile.id)).next_slot
    );
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', listed.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', listed.clinic_name,
    'address', profile.address,
    'description', profile.description,
    'profile_image_url', profile.profile_image_url,
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price,
    'licence_checked_on', private.licence_checked_on(stats)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_next_slots(veterinarians uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
begin
  perform from public.vet_stats where veterinarian_id = any (veterinarians) order by veterinarian_id for no key update;
  with figures as materialized (
    -- A profile that is being deleted takes its calendar with it.
    select profile.id, free.*
    from public.profiles profile cross join lateral private.calendar_figures(profile.id) as free
    where profile.id = any (veterinarians)
  ), kept as (
    insert into private.kept_times (veterinarian_id, days, minutes, times)
    select id, daterange(today, today + 14), minutes, times from figures
    on conflict (veterinarian_id) do update set days = excluded.days, minutes = excluded.minutes, times = excluded.times
  )
  update public.vet_stats stats
  set next_slot_at = figures.next_slot, weekend_slot_at = figures.weekend_slot, free_parts = figures.parts, slots_checked_on = today
  from figures where stats.veterinarian_id = figures.id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 50)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  stale uuid[];
begin
  stale := array(
    select veterinarian_id from public.vet_stats
    where listed and (
      coalesce(next_slot_at, 'infinity'::timestamp) <= private.warsaw_now()
      or weekend_slot_at <= private.warsaw_now()
      -- The horizon moves by a day each day.
      or (next_slot_at is null and slots_checked_on < private.warsaw_today())
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      or slots_checked_on < private.warsaw_today() - 7
    )
    limit batch
    for update skip locked
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION private.usual_times(veterinarian uuid, from_day date, to_day date)
 RETURNS SETOF timestamp without time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  kept private.kept_times;
  offered tstzmultirange;
begin
  select * into kept from private.kept_times
  where veterinarian_id = veterinarian and days @> daterange(from_day, to_day, '[]');
  if not found then
    return query select private.open_times(veterinarian, from_day, to_day, private.usual_minutes(veterinarian));
    return;
  end if;
  select range_agg(private.slot(slot_date, slot_time, duration_minutes)) into offered
  from public.slot_offers where veterinarian_id = veterinarian and outcome is null and held_until > now();
  return query
    select slot from unnest(kept.times) as slot
    where slot >= from_day and slot < to_day + 1 and slot at time zone 'Europe/Warsaw' > now()
      and (offered is null or not offered && private.slot(slot::date, slot::time, kept.minutes))
    order by slot;
end;
$function$;

ALTER FUNCTION "private"."usual_times"(uuid, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.next_free_days(veterinarians uuid[], days integer DEFAULT 4, first_day date DEFAULT NULL::date, part text DEFAULT NULL::text)
 RETURNS TABLE(veterinarian_id uuid, slot_date date, first_times time without time zone[], free_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
  begins constant date := greatest(today, coalesce(first_day, today));
  wanted constant integer := array_position(array['morning', 'afternoon', 'evening'], part) - 1;
begin
  if cardinality(veterinarians) > 50 then
    raise sqlstate 'PT400' using message = 'Please ask for at most 50 veterinarians.';
  end if;
  if (days between 1 and 7) is not true then
    raise sqlstate 'PT400' using message = 'Please ask for 1 to 7 days.';
  end if;
  if begins > today + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  return query
    select vet.id, slot::date,
      (array_agg(slot::time order by private.part_of_day(slot::time) is distinct from wanted, slot))[1:2], count(*)::integer
    from (select distinct unnest(veterinarians) as id) as vet
    cross join lateral private.usual_times(vet.id, begins, begins + next_free_days.days - 1) as slot
    group by vet.id, slot::date
    order by vet.id, slot::date;
end;
$function$;

ALTER TABLE "private"."kept_times" ADD CONSTRAINT "kept_times_veterinarian_id_fkey" FOREIGN KEY (veterinarian_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

REVOKE ALL ON FUNCTION "private"."calendar_figures"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_figures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_figures"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_times"(uuid, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_times"(uuid, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_times"(uuid, date, date) TO "postgres";
