set local check_function_bodies = off;

ALTER TABLE "private"."job_marks" ALTER COLUMN "after_id" SET DEFAULT '00000000-0000-0000-0000-000000000000'::uuid;

CREATE OR REPLACE FUNCTION private.cared_pet_named(person uuid, pet text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when count(*) = 1 then min(cared.id::text)::uuid end
  from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = person and private.fold(cared.name) = private.fold(pet)
    and cared.archived_at is null and cared.remembered_since is null
    and private.may(cared.id, 'book', person) and not exists (
      select from public.pets own
      where own.owner_id = person and private.fold(own.name) = private.fold(pet)
        and own.archived_at is null and own.remembered_since is null
    )
$function$;

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for.
  select next_due_on as day, id into edge from public.vaccinations
  where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
  order by next_due_on, id offset 999 limit 1;
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    join public.pets owned on owned.id = entered.pet_id
      and owned.archived_at is null and owned.remembered_since is null
    where entered.next_due_on between today - 31 and today + 30
      and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
      and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and later.given_on > entered.given_on
          and private.is_same_vaccine(later, entered)
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
    mark.after_day := given.due_on;
    mark.after_id := given.vaccination_id;
  end loop;
  if count < at_most then
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
  end if;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;

CREATE OR REPLACE FUNCTION private.guard_microchip()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  digits constant text := upper(regexp_replace(
    new.microchip_number, '[[:space:]*\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  ));
begin
  if digits ~ '^([0-9]{9}|[0-9A-F]{10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only, or ten digits and letters from A to F'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_to_come(status text, day date, today date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select status = 'upcoming' or (status = 'completed' and day = today) $function$;

ALTER FUNCTION "private"."is_to_come"(text, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.refresh_stale_slots(batch integer DEFAULT 5)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  moment constant timestamp := private.warsaw_now();
  today constant date := private.warsaw_today();
  stale uuid[];
begin
  stale := array(
    select distinct veterinarian_id from (
      -- Each found by an index of its own. Locked there, so that another worker finds others, and no more than are computed.
      select * from (
        select veterinarian_id from public.vet_stats where listed and coalesce(next_slot_at, 'infinity') <= moment
        order by coalesce(next_slot_at, 'infinity') limit batch for update skip locked
      ) as passed
      union all
      select * from (
        select veterinarian_id from public.vet_stats where listed and weekend_slot_at <= moment limit batch for update skip locked
      ) as passed_on_weekend
      union all
      -- The horizon moves by a day each day.
      select * from (
        select veterinarian_id from public.vet_stats
        where listed and coalesce(next_slot_at, 'infinity') = 'infinity' and slots_checked_on < today
        limit batch for update skip locked
      ) as without_slot
      union all
      -- What a search may ask for, and what lists show of the kept times, ends a week before it.
      select * from (
        select veterinarian_id from public.vet_stats where listed and slots_checked_on < today - 7
        limit batch for update skip locked
      ) as week_old
      limit batch
    ) as found
  );
  perform private.refresh_next_slots(stale);
  return cardinality(stale);
end;
$function$;

CREATE OR REPLACE FUNCTION public.emergency_contacts(latitude double precision, longitude double precision, at timestamp with time zone DEFAULT now(), treating text DEFAULT NULL::text)
 RETURNS TABLE(kind text, id uuid, name text, clinic_name text, address text, city text, phone text, distance_km double precision, is_located boolean, open_until timestamp with time zone, source text, checked_on date, treats text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (emergency_contacts.at at time zone 'Europe/Warsaw')::date;
  animal constant text := private.canonical_or_folded('pet_type', left(emergency_contacts.treating, 100));
begin
  if (emergency_contacts.latitude between -90 and 90 and emergency_contacts.longitude between -180 and 180) is not true then
    raise sqlstate 'PT400' using message = 'A place has a latitude and a longitude, in degrees.';
  end if;
  perform private.assert_finite(emergency_contacts.at);
  return query
    with taking as not materialized (
      select stats.* from private.listed_vets stats
      where stats.takes_emergencies and (animal is null or animal = any (stats.pet_types)) and exists (
        select from public.emergency_hours hours
        where hours.veterinarian_id = stats.veterinarian_id and (
          (
            hours.weekday = extract(isodow from today)
            and (today + hours.starts_at) at time zone 'Europe/Warsaw' <= emergency_contacts.at
            and (today + case when hours.ends_at <= hours.starts_at then 1 else 0 end + hours.ends_at)
              at time zone 'Europe/Warsaw' > emergency_contacts.at
          ) or (
            hours.weekday = extract(isodow from today - 1)
            and hours.ends_at <= hours.starts_at
            and (today + hours.ends_at) at time zone 'Europe/Warsaw' > emergency_contacts.at
          )
        )
        -- Hours are read of one veterinarian after the other, nearest first, and never of all.
        offset 0
      )
    ), on_duty as (
      (
        select located.* from taking located where located.latitude is not null
        order by point(located.longitude * 0.61, located.latitude)
          <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude)
        -- More veterinarians than are named: some have no telephone, or are away.
        limit 60
      )
      union all
      (
        select unlocated.* from (
          select known.code, point(known.longitude * 0.61, known.latitude)
            <-> point(emergency_contacts.longitude * 0.61, emergency_contacts.latitude) as away
          from private.city_centres known order by away
        ) as centre
        join taking unlocated on unlocated.city_code = centre.code and unlocated.latitude is null
        order by centre.away
        limit 60
      )
    ), measured as (
      select stats.veterinarian_id, stats.pet_types, stats.latitude is not null as is_located, private.kilometres(
        emergency_contacts.latitude, emergency_contacts.longitude,
        coalesce(stats.latitude, centre.latitude), coalesce(stats.longitude, centre.longitude)
      ) as away
      from on_duty as stats
      left join private.city_centres() centre on centre.code = stats.city_code
      where coalesce(stats.latitude, centre.latitude) is not null
      -- Sorted first, so that the duty of twelve veterinarians is looked up, and not of all.
      order by away, stats.veterinarian_id
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

CREATE OR REPLACE FUNCTION public.own_visit_days(with_guests boolean DEFAULT false)
 RETURNS TABLE(visit_date date, visits integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as materialized (select private.warsaw_today() as today)
  select case when private.is_to_come(visit.status, visit.appointment_date, asked.today) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from asked cross join public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$function$;

CREATE OR REPLACE FUNCTION public.own_visits(past boolean DEFAULT false, on_day date DEFAULT NULL::date, words text DEFAULT NULL::text, after_date date DEFAULT NULL::date, after_time time without time zone DEFAULT NULL::time without time zone, after_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 50, with_guests boolean DEFAULT false)
 RETURNS SETOF public.appointments
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- Once, not for each visit.
  with asked as materialized (select private.warsaw_today() as today, private.fold(words) as wanted)
  select visit.*
  from asked cross join public.visits_of_practice() visit left join public.profiles client on client.id = visit.client_id
  where (with_guests or visit.client_id is not null)
    and private.is_to_come(visit.status, visit.appointment_date, asked.today) is distinct from coalesce(past, false)
    and (on_day is null or visit.appointment_date = on_day)
    and (asked.wanted is null or strpos(private.fold(concat_ws(' ', visit.pet_name, visit.pet_type, visit.reason_for_visit,
      visit.visit_type, visit.client_name, client.full_name)), asked.wanted) > 0)
    and (after_id is null or case when past
      then (visit.appointment_date, visit.appointment_time, visit.id) < (after_date, after_time, after_id)
      else (visit.appointment_date, visit.appointment_time, visit.id) > (after_date, after_time, after_id) end)
  order by
    case when past then visit.appointment_date end desc, case when past then visit.appointment_time end desc,
    case when past then visit.id end desc,
    visit.appointment_date, visit.appointment_time, visit.id
  limit least(greatest(coalesce(at_most, 50), 1), 100)
$function$;

CREATE OR REPLACE FUNCTION public.report_review(review uuid, reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_person(auth.uid());
  perform from public.reviews where id = review and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This review was not found.';
  end if;
  if nullif(btrim(reason), '') is null or length(reason) > 1000 then
    raise sqlstate 'PT400' using message = 'Please say in up to 1000 characters what is wrong with the review.';
  end if;
  if exists (select from public.review_reports known where known.review_id = review) then
    raise sqlstate 'PT409' using message = 'You have reported this review before.';
  end if;
  perform private.assert_within('reports of a review that wait', (
    select count(*) + 1 from public.review_reports known where known.reported_by = auth.uid() and known.removed is null
  ), 'PT429', 'At most %s of your reports can wait for a decision. Please wait until one is decided.');
  insert into public.review_reports (review_id, reported_by, reason) values (review, auth.uid(), btrim(reason));
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
  perform from public.appointments
  where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
    and private.fold(pet_name) = private.fold(own.pet_name)
  order by id for no key update;
  update public.appointments set pet_id = chosen
  where client_id = me and veterinarian_id = own.veterinarian_id and pet_id is null
    and private.fold(pet_name) = private.fold(own.pet_name);
  return chosen;
end;
$function$;

CREATE INDEX vet_stats_taking_emergencies_by_city ON public.vet_stats USING btree (city_code) WHERE (listed AND takes_emergencies AND (latitude IS NULL));

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_to_come"(text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_to_come"(text, date, date) TO "service_role";

-- A typed address alone may have brought a visit into an account, and its pet opened that pet's record. Nothing tells such a visit from
-- one that its link brought in: of each that is still to come, the owner says again which pet it is for.
update public.appointments visit set pet_id = null
from private.guest_visits known
where known.appointment_id = visit.id and known.email is not null
  and visit.client_id is not null and visit.pet_id is not null and visit.status = 'upcoming';
