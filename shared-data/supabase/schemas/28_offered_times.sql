-- 'Tell me if something earlier comes free'. An owner asks, for a visit that is booked or for a full calendar. A time that
-- comes free is offered to the first in line for ten minutes, and one press takes it. Then the next in line is asked.
--
--   the owner          asks, reads and ends their own requests; reads, takes and declines their own offers
--   the veterinarian   learns how many cancellations were filled, and sees nobody who waits
--   anybody else       sees nothing of it but a time that is not free for ten minutes

create table public.earlier_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.profiles (id) on delete cascade,
  -- The visit that a taken time moves; null where it books a new one, for the animal below.
  appointment_id uuid references public.appointments (id) on delete cascade,
  -- With `kilometres` also whoever is listed in the same specialty, so near to this one, and treats the animal.
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  kilometres integer check (kilometres > 0),
  pet_id uuid references public.pets (id) on delete cascade,
  pet_name text check (btrim(pet_name) <> '' and length(pet_name) <= 100),
  pet_type text check (btrim(pet_type) <> '' and length(pet_type) <= 50),
  reason_for_visit text check (btrim(reason_for_visit) <> '' and length(reason_for_visit) <= 5000),
  -- Which times: days in Warsaw, both included; ISO weekdays; the hours of the day in which a time may begin.
  from_date date not null,
  to_date date not null,
  weekdays integer[] not null check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  hours integer[] not null check (
    cardinality(hours) > 0
    and hours <@ array[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
  ),
  -- So long an offered time is ahead: how soon they can leave.
  lead_hours integer not null check (lead_hours between 1 and 72),
  -- Whether quiet hours do not count.
  at_night boolean not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Of a new visit: offered times are as long. Null for half an hour.
  visit_type_id uuid references public.visit_types (id) on delete set null,
  constraint earlier_requests_days_in_order check (from_date <= to_date),
  constraint earlier_requests_of_an_animal check (
    appointment_id is not null or num_nulls(pet_name, pet_type, reason_for_visit) = 0
  )
);
create index earlier_requests_client_idx on public.earlier_requests (client_id, created_at);
alter table public.earlier_requests add constraint earlier_requests_name_no_site check (private.name_no_site(pet_name, pet_type)) not valid;
create index earlier_requests_veterinarian_idx on public.earlier_requests (veterinarian_id);
create index earlier_requests_nearby_idx on public.earlier_requests (created_at)
where ended_at is null and kilometres is not null;
create index earlier_requests_pet_idx on public.earlier_requests (pet_id);
-- For `prune`.
create index earlier_requests_to_date_idx on public.earlier_requests (to_date);
-- An expression, as of `one_pending_request_per_appointment`.
create unique index one_open_request_per_visit on public.earlier_requests
  ((case when ended_at is null then appointment_id end));
create index earlier_requests_appointment_idx on public.earlier_requests (appointment_id);
create index earlier_requests_visit_type_idx on public.earlier_requests (visit_type_id) where visit_type_id is not null;

create table public.slot_offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.earlier_requests (id) on delete cascade,
  client_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- Warsaw's wall clock.
  slot_date date not null,
  slot_time time not null,
  duration_minutes integer not null,
  offered_at timestamptz not null,
  -- Until then nobody else gets the time; no job ends it.
  held_until timestamptz not null,
  -- Null while it stands, and where its time has run out.
  outcome text check (outcome in ('taken', 'declined', 'ended')),
  -- What it would be booked as, with name and price as they are then; null with another veterinarian than the one asked.
  visit_type_id uuid references public.visit_types (id) on delete set null,
  visit_type text,
  price_from integer,
  price_to integer,
  -- From the practice that was asked; null for that one.
  kilometres integer,
  constraint one_offer_of_a_time_at_a_time exclude using gist (
    veterinarian_id with =, private.slot(slot_date, slot_time, duration_minutes) with &&,
    tstzrange(offered_at, held_until) with &&
  ) where (outcome is null),
  constraint one_offer_of_a_person_at_a_time exclude using gist (
    client_id with =, tstzrange(offered_at, held_until) with &&
  ) where (outcome is null),
  constraint nobody_is_told_twice unique (client_id, veterinarian_id, slot_date, slot_time)
);
create index slot_offers_request_idx on public.slot_offers (request_id);
create index slot_offers_veterinarian_idx on public.slot_offers (veterinarian_id);
create index slot_offers_visit_type_idx on public.slot_offers (visit_type_id) where visit_type_id is not null;

-- Times to come that were booked and are not any more.
create table private.freed_times (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  starts_at timestamp not null,
  freed_at timestamptz not null default now(),
  -- By whoever was to come; a visit that moved is none.
  cancelled boolean not null,
  primary key (veterinarian_id, starts_at)
);
create index freed_times_starts_idx on private.freed_times (starts_at);

alter table private.freed_times enable row level security;
create policy "owners read their requests for earlier times" on public.earlier_requests
for select to authenticated using (client_id = (select auth.uid()));
create policy "owners read what they are offered" on public.slot_offers
for select to authenticated using (client_id = (select auth.uid()));
grant select on public.earlier_requests, public.slot_offers to authenticated;

-- Whether an offer holds a part of this time at a moment.
create function private.is_offered(veterinarian uuid, wanted tstzrange, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.slot_offers offered
    where offered.veterinarian_id = veterinarian and offered.outcome is null and offered.held_until > at
      and private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes) && wanted
  )
$$;

-- Quiet hours: from nine in the evening to eight in the morning.
create function private.is_quiet(at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$ select extract(hour from at at time zone 'Europe/Warsaw') not between 8 and 20 $$;

-- ## Asking

-- Asks for earlier times: of a visit (`appointment`), and replaces its open request; or of a new visit to `veterinarian`, for
-- the animal that is named, of `visit_type`. With `kilometres`, others of the same specialty within that distance count, too.
-- @raises PT401 for a visitor, PT403 for a veterinarian, a type that they may not book and for too many open ones, PT404 for a visit or veterinarian that is
-- not there, PT400 and PT409 for what cannot be, PT429 for too many in a day.
create function public.ask_for_earlier(
  from_date date, to_date date, weekdays integer[], hours integer[],
  appointment uuid default null, veterinarian uuid default null, pet uuid default null, pet_name text default null,
  pet_type text default null, reason text default null, kilometres integer default null, lead_hours integer default 2,
  at_night boolean default false, visit_type uuid default null
) returns public.earlier_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  visit public.appointments;
  asked public.earlier_requests;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to hear about earlier times.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if appointment is not null then
    select * into visit from public.appointments where id = appointment and client_id = me;
    if not found then
      raise sqlstate 'PT404' using message = 'This appointment was not found.';
    end if;
    if visit.status <> 'upcoming' or private.has_begun(visit.appointment_date, visit.appointment_time) then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not private.may(pet, 'book') then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  elsif num_nulls(nullif(btrim(pet_name), ''), nullif(btrim(pet_type), ''), nullif(btrim(reason), '')) > 0 then
    raise sqlstate 'PT400' using message = 'Please say for which pet the visit is, and why it comes.';
  elsif length(pet_name) > 100 or length(pet_type) > 50 or length(reason) > 5000 then
    raise sqlstate 'PT400' using message = 'Please use at most 5,000 characters.';
  end if;
  if veterinarian is null or not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT404' using message = 'This veterinarian was not found.';
  end if;
  if appointment is null then
    perform private.visit_type_to_book(visit_type, veterinarian, me, pet_type);
  end if;
  perform private.assert_earlier_wish(from_date, to_date, weekdays, hours, lead_hours, kilometres, veterinarian);

  perform private.lock_person(me);
  update public.earlier_requests replaced set ended_at = now()
  where replaced.appointment_id = visit.id and replaced.ended_at is null;
  perform private.assert_within('open requests for earlier times', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ), 'PT403', 'You already wait for %s earlier times. Please end one before you ask for another.');
  perform private.assert_within('requests for earlier times a day', (
    select count(*) + 1 from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ), 'PT429', 'You have asked for many earlier times today. Please try again tomorrow.');
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, case when visit.id is null then pet else visit.pet_id end, coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$$;

-- Where a practice is, as far as is known: where its address was located, else the centre of its city; no row without either.
create function private.place_of(stats public.vet_stats)
returns table (latitude double precision, longitude double precision)
language sql stable set search_path = ''
as $$
  select stats.latitude, stats.longitude where stats.latitude is not null
  union all
  select centre.latitude, centre.longitude from private.city_centres() as centre
  where stats.latitude is null and centre.code = stats.city_code
$$;

-- How far two practices are from each other, as far as is known; null where it is not.
create function private.kilometres_between(one uuid, other uuid) returns double precision
language sql stable security definer set search_path = ''
as $$
  select private.kilometres(here.latitude, here.longitude, there.latitude, there.longitude)
  from public.vet_stats near cross join lateral private.place_of(near) as here
  cross join public.vet_stats far cross join lateral private.place_of(far) as there
  where near.veterinarian_id = one and far.veterinarian_id = other
$$;

-- @raises PT400 with the sentence of the first wish that cannot be.
create function private.assert_earlier_wish(
  from_date date, to_date date, weekdays integer[], hours integer[], lead_hours integer, kilometres integer, veterinarian uuid
) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (
    isfinite(from_date) and isfinite(to_date) and from_date <= to_date and to_date >= private.warsaw_today()
  ) is not true then
    raise sqlstate 'PT400' using message = 'Please choose a first and a last day that are still to come.';
  end if;
  perform private.assert_within(
    'days of a request', to_date - greatest(from_date, private.warsaw_today()), 'PT400', 'Please choose at most %s days.'
  );
  if (cardinality(weekdays) between 1 and 7 and weekdays <@ array(select generate_series(1, 7))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one day of the week.';
  end if;
  if (cardinality(hours) between 1 and 24 and hours <@ array(select generate_series(0, 23))) is not true then
    raise sqlstate 'PT400' using message = 'Please choose at least one time of day.';
  end if;
  if (lead_hours between 1 and 72) is not true then
    raise sqlstate 'PT400' using message = 'Please say how soon you can leave: in 1 to 72 hours.';
  end if;
  if kilometres not between 1 and private.quota('kilometres of a request') then
    raise sqlstate 'PT400' using message = format(
      'Please choose 1 to %s kilometres.', private.quota('kilometres of a request')
    );
  end if;
  if kilometres is not null and not exists (
    select from public.vet_stats stats cross join lateral private.place_of(stats) as place
    where stats.veterinarian_id = assert_earlier_wish.veterinarian and stats.specialty_code is not null
  ) then
    raise sqlstate 'PT400' using message = 'We do not know where this practice is. Please choose this veterinarian only.';
  end if;
end;
$$;

-- Ends a request. A time that it holds is offered to the next in line.
-- @raises PT404 for anybody else's, PT409 for one that has ended.
create function public.end_earlier_request(request uuid) returns public.earlier_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.earlier_requests;
begin
  select * into own from public.earlier_requests where id = request and client_id = auth.uid() for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if own.ended_at is not null then
    raise sqlstate 'PT409' using message = 'This request has ended already.';
  end if;
  update public.earlier_requests set ended_at = now() where id = own.id returning * into own;
  return own;
end;
$$;

create function private.release_offers_of_ended_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_offer(offered, 'ended') from public.slot_offers offered
  where offered.request_id = new.id and offered.outcome is null and offered.held_until > now();
  return null;
end;
$$;

create trigger release_offers_of_ended_request after update on public.earlier_requests
for each row when (old.ended_at is null and new.ended_at is not null)
execute function private.release_offers_of_ended_request();

-- ## What comes free

-- A hold that goes frees the slots that it touches, and its own beginning: shorter visits begin between half hours. A cancellation counts once, at the first of its slots.
create function private.note_freed_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.freed_times (veterinarian_id, starts_at, cancelled)
  select freed.veterinarian_id, freed.starts_at, bool_or(freed.cancelled and freed.place = 1)
  from (
    select gone.veterinarian_id, half.starts_at,
      row_number() over (partition by gone.veterinarian_id, gone.during order by half.starts_at) as place,
      gone.reschedule_request_id is null and exists (
        select from public.appointments
        where id = gone.appointment_id and status = 'cancelled'
          -- Who telephones has the veterinarian cancel.
          and (cancelled_by = 'owner' or booked_by = 'vet')
      ) as cancelled
    from gone
    cross join lateral (select lower(gone.during) at time zone 'Europe/Warsaw') as wall (starts_at)
    join public.working_hours hours
      on hours.veterinarian_id = gone.veterinarian_id and hours.weekday = extract(isodow from wall.starts_at)
    cross join lateral (
      select generate_series(
        wall.starts_at::date + hours.opens_at, wall.starts_at::date + hours.closes_at - interval '30 minutes',
        interval '30 minutes'
      )
      union select wall.starts_at
      where wall.starts_at::time >= hours.opens_at and wall.starts_at::time < hours.closes_at
    ) as half (starts_at)
    where private.slot(half.starts_at::date, half.starts_at::time, 30) && gone.during
  ) as freed
  where not private.has_begun(freed.starts_at::date, freed.starts_at::time) and private.is_veterinarian(freed.veterinarian_id)
  group by freed.veterinarian_id, freed.starts_at
  on conflict (veterinarian_id, starts_at) do update
  set freed_at = excluded.freed_at, cancelled = freed_times.cancelled or excluded.cancelled;
  return null;
end;
$$;

create trigger note_freed_times after delete on private.slot_holds
referencing old table as gone for each statement execute function private.note_freed_times();

-- At the end of the transaction: what is booked again by then was never free.
create function private.offer_freed_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from private.slot_holds held
    where held.veterinarian_id = new.veterinarian_id and held.during @> new.starts_at at time zone 'Europe/Warsaw'
  ) then
    delete from private.freed_times where (veterinarian_id, starts_at) = (new.veterinarian_id, new.starts_at);
  else
    perform private.offer_time(new.veterinarian_id, new.starts_at, now());
  end if;
  return null;
end;
$$;

create constraint trigger offer_freed_time after insert or update on private.freed_times
deferrable initially deferred for each row execute function private.offer_freed_time();

-- ## In line

-- Whether nobody has this time, nobody is offered it at a moment, and the veterinarian works.
create function private.is_free(veterinarian uuid, wanted tstzrange, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_at_work(veterinarian, wanted) and not exists (
    select from private.slot_holds held where held.veterinarian_id = veterinarian and held.during && wanted
  ) and not private.is_offered(veterinarian, wanted, at)
$$;

-- Whether whoever asked may book with a veterinarian what they asked for: a sitter's time may be over meanwhile, a carer removed, or a
-- type no longer for everybody. A visit that moves is booked already. Nobody is offered a time for a pet that has died.
create function private.may_still_book(request public.earlier_requests, veterinarian uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.is_remembered(request.pet_id)
    and (request.appointment_id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (
      exists (
        select from public.appointments visit
        where visit.id = request.appointment_id and visit.veterinarian_id = may_still_book.veterinarian
      )
      or not exists (
        select from private.refusal_to_book(
          case when may_still_book.veterinarian = request.veterinarian_id then request.visit_type_id end,
          may_still_book.veterinarian, request.client_id, request.pet_type
        ) as refused where refused.state is not null
      )
    )
$$;

-- The requests that a freed time could go to at a moment: they match it, and their owners do not know of it yet, hold no other
-- offer, have no quiet hours, and may book what they ask for. Thousands may wait for anybody near: dear questions come last.
create function private.in_line(veterinarian uuid, starts_at timestamp, at timestamptz) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with waiting as materialized (
    select * from public.earlier_requests
    where ended_at is null and (veterinarian_id = in_line.veterinarian or kilometres is not null)
      and in_line.starts_at::date between from_date and to_date
      and extract(isodow from in_line.starts_at)::integer = any (weekdays)
      and extract(hour from in_line.starts_at)::integer = any (hours)
      and in_line.starts_at at time zone 'Europe/Warsaw' >= at + make_interval(hours => lead_hours)
      and (at_night or not (select private.is_quiet(at)))
  ), matching as materialized (
    select request, coalesce(visit.duration_minutes, wanted.minutes, 30) as minutes
    from (
      select id from waiting where veterinarian_id = in_line.veterinarian
      union all
      -- Listed in the specialty of the one that they ask for, so near, and treating their animal.
      select waiting.id
      from private.listed_vets near
      join public.vet_stats asked on asked.specialty_code = near.specialty_code
      join waiting on waiting.veterinarian_id = asked.veterinarian_id
      where near.veterinarian_id = in_line.veterinarian and asked.veterinarian_id <> near.veterinarian_id
        and private.kilometres_between(asked.veterinarian_id, near.veterinarian_id) <= waiting.kilometres
        and private.canonical_or_folded('pet_type', waiting.pet_type) = any (near.pet_types)
    ) as asking
    join public.earlier_requests request on request.id = asking.id
    left join public.appointments visit on visit.id = request.appointment_id
    left join public.visit_types wanted on wanted.id = request.visit_type_id
    where (visit.id is null or in_line.starts_at < visit.appointment_date + visit.appointment_time)
      and not exists (
        select from public.slot_offers told
        where told.client_id = request.client_id and (
          (told.veterinarian_id, told.slot_date + told.slot_time) = (in_line.veterinarian, in_line.starts_at)
          or (told.outcome is null and told.held_until > at)
        )
      )
  ), fitting as materialized (
    select minutes from (select distinct minutes from matching offset 0) as lengths
    where private.is_begin(in_line.veterinarian, in_line.starts_at, minutes)
      and private.is_free(in_line.veterinarian, private.slot(in_line.starts_at::date, in_line.starts_at::time, minutes), at)
  )
  select (request).id from matching
  where minutes in (select minutes from fitting) and private.may_still_book(request, in_line.veterinarian)
$$;

-- Offers a time that is free to the first in line. Waits for nobody: a calendar that is being changed has its turn later.
create function private.offer_time(veterinarian uuid, starts_at timestamp, at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.earlier_requests;
  offered public.slot_offers;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(veterinarian::text, 0))
    or not private.is_free(veterinarian, private.slot(starts_at::date, starts_at::time, 10), at)
  then
    return;
  end if;
  select waiting.* into request from public.earlier_requests waiting
  where waiting.ended_at is null and waiting.id in (select private.in_line(veterinarian, starts_at, at))
  order by waiting.created_at, waiting.id
  limit 1
  for update skip locked;
  if not found then
    return;
  end if;
  -- The same person may be in line for something else, and be offered it by another worker in this moment.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended(request.client_id::text, 1)) then
    return;
  end if;
  insert into public.slot_offers (
    request_id, client_id, veterinarian_id, slot_date, slot_time, duration_minutes, offered_at, held_until,
    visit_type_id, visit_type, price_from, price_to, kilometres
  )
  select request.id, request.client_id, offer_time.veterinarian, starts_at::date, starts_at::time,
    coalesce(visit.duration_minutes, wanted.minutes, 30),
    at, at + make_interval(mins => private.quota('minutes of an offer')::integer), kept.*,
    case when offer_time.veterinarian <> request.veterinarian_id
      then ceil(private.kilometres_between(request.veterinarian_id, offer_time.veterinarian)) end
  from (select request.appointment_id, request.visit_type_id) as about
  left join public.appointments visit on visit.id = about.appointment_id
  left join public.visit_types wanted on wanted.id = about.visit_type_id
  left join lateral (
    select coalesce(visit.visit_type_id, wanted.id), coalesce(visit.visit_type, wanted.name),
      coalesce(visit.price_from, wanted.price_from), coalesce(visit.price_to, wanted.price_to)
  ) as kept on offer_time.veterinarian = request.veterinarian_id
  on conflict do nothing
  returning * into offered;
  if offered.id is not null then
    perform private.notify(
      offered.client_id, 'earlier_offer', private.facts_of_offer(offered, request), 'earlier offer ' || offered.id, at
    );
  end if;
end;
$$;

-- The facts of an offer for its notification: 'new_date' and 'new_time' are offered, 'date' and 'time' those of the visit that
-- it moves.
create function private.facts_of_offer(offered public.slot_offers, request public.earlier_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'offer_id', offered.id, 'appointment_id', visit.id,
    'person_id', vet.id, 'person', vet.full_name, 'is_veterinarian', true,
    'clinic', vet.clinic_name, 'address', nullif(concat_ws(', ', vet.address, vet.city), ''), 'phone', vet.phone,
    'pet', request.pet_name, 'reason', request.reason_for_visit, 'minutes', offered.duration_minutes,
    'visit_type', offered.visit_type,
    'visit_type_in', (select name_in from public.visit_types where id = offered.visit_type_id and name = offered.visit_type),
    'date', visit.appointment_date, 'time', to_char(visit.appointment_time, 'HH24:MI'),
    'new_date', offered.slot_date, 'new_time', to_char(offered.slot_time, 'HH24:MI'), 'until', offered.held_until
  )
  from public.profiles vet left join public.appointments visit on visit.id = request.appointment_id
  where vet.id = offered.veterinarian_id
$$;

-- Offers times that have come free, and those that somebody let pass, at most so many; skips rows that another worker has
-- locked. A mail about an offer that is over is not sent any more.
create function private.give_earlier_offers(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  freed private.freed_times;
begin
  for freed in
    select open.* from private.freed_times open
    where open.starts_at > at at time zone 'Europe/Warsaw'
      and private.is_free(open.veterinarian_id, private.slot(open.starts_at::date, open.starts_at::time, 10), at)
      and exists (select from private.in_line(open.veterinarian_id, open.starts_at, at))
    order by open.freed_at, open.veterinarian_id, open.starts_at
    limit at_most
    for update skip locked
  loop
    perform private.offer_time(freed.veterinarian_id, freed.starts_at, at);
  end loop;
  delete from private.mails
  where id in (
    select id from private.mails
    where kind = 'earlier_offer' and sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at - make_interval(mins => private.quota('minutes of an offer')::integer)
    for update skip locked
  );
end;
$$;

-- ## Taking and declining

-- Ends an offer that stands, and offers its time to the next unless it was taken. Whoever ends it first says how.
create function private.release_offer(offered public.slot_offers, how text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.slot_offers set outcome = how where id = offered.id and outcome is null;
  if not found then
    return;
  end if;
  delete from private.mails
  where cause = 'earlier offer ' || offered.id and sent_at is null and handed_over_at is null;
  if how <> 'taken' then
    perform private.offer_time(offered.veterinarian_id, offered.slot_date + offered.slot_time, now());
  end if;
end;
$$;

-- A time that is held for somebody who may not book it any more goes on at once.
create function private.release_refused_offers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_offer(offered, 'ended')
  from public.slot_offers offered join public.earlier_requests request on request.id = offered.request_id
  where (
      offered.client_id = (to_jsonb(old) ->> 'person_id')::uuid
      or offered.veterinarian_id = (to_jsonb(old) ->> 'veterinarian_id')::uuid
    )
    and offered.outcome is null and offered.held_until > now()
    and not private.may_still_book(request, offered.veterinarian_id);
  return null;
end;
$$;

create trigger release_refused_offers after update or delete on public.pet_carers
for each row execute function private.release_refused_offers();
create trigger release_refused_offers after update of booked_by, treats on public.visit_types
for each row execute function private.release_refused_offers();

-- The same where the veterinarian does not work at that time any more. At the end of the transaction, as new hours are written after
-- the old ones are gone.
create function private.release_offers_out_of_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_offer(offered, 'ended') from public.slot_offers offered
  where offered.veterinarian_id = coalesce(new.veterinarian_id, old.veterinarian_id)
    and offered.outcome is null and offered.held_until > now()
    and not (
      private.is_begin(offered.veterinarian_id, offered.slot_date + offered.slot_time, offered.duration_minutes)
      and private.is_at_work(
        offered.veterinarian_id, private.slot(offered.slot_date, offered.slot_time, offered.duration_minutes)
      )
    );
  return null;
end;
$$;

create constraint trigger release_offers_out_of_hours after insert or update on public.time_off
deferrable initially deferred for each row execute function private.release_offers_out_of_hours();
create constraint trigger release_offers_out_of_hours after update or delete on public.working_hours
deferrable initially deferred for each row execute function private.release_offers_out_of_hours();

-- The signed-in owner's offer, while it stands.
-- @raises PT404 for anybody else's, PT409 for one that is over.
create function private.lock_offer(offer uuid) returns public.slot_offers
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Takes an offered time in one step: the visit moves there, or a new one is booked. A visit with another veterinarian is
-- cancelled for one with who offers the time. Ends the request. @returns the visit.
-- @raises PT404 for anybody else's offer, PT409 for one that is over, a visit that is no longer to come, or a time that is not
-- free, PT403 and PT429 for too many visits.
create function public.take_offer(offer uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;

-- Books the offered time within the limits of any booking, and cancels the visit that it replaces. The answers given for that
-- visit are copied; its photos are not, because another veterinarian was to see them.
create function private.book_offer(
  visit public.appointments, offered public.slot_offers, request public.earlier_requests
) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booked public.appointments;
begin
  perform private.assert_bookable(
    offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes
  );
  if visit.id is not null then
    update public.appointments
    set status = 'cancelled', cancelled_by = 'owner', cancel_reason = 'An earlier time came free with another veterinarian.'
    where id = visit.id;
  end if;
  insert into public.appointments (
    client_id, veterinarian_id, appointment_date, appointment_time, duration_minutes, pet_id, pet_name, pet_type,
    reason_for_visit, visit_type_id, visit_type, price_from, price_to
  ) values (
    request.client_id, offered.veterinarian_id, offered.slot_date, offered.slot_time, offered.duration_minutes,
    request.pet_id, request.pet_name, request.pet_type, request.reason_for_visit,
    offered.visit_type_id, offered.visit_type, offered.price_from, offered.price_to
  ) returning * into booked;
  insert into public.visit_answers (appointment_id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison)
  select booked.id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison
  from public.visit_answers where appointment_id = visit.id;
  perform private.assert_within_visits(request.client_id);
  return booked;
end;
$$;

-- Keeps what is booked: the time goes to the next at once, and the request stays open.
-- @raises PT404 for anybody else's offer, PT409 for one that is over.
create function public.decline_offer(offer uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.release_offer(private.lock_offer(offer), 'declined');
end;
$$;

grant execute on function public.ask_for_earlier, public.end_earlier_request, public.take_offer, public.decline_offer
to authenticated, service_role;

-- ## What a veterinarian sees

-- How many visits to come their owners cancelled with the signed-in veterinarian in the last 30 days, and how many of these
-- times somebody has by now.
-- @raises PT403 for anybody but a veterinarian.
create function public.own_filled_cancellations() returns table (cancelled integer, filled integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.is_veterinarian(auth.uid()) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  return query
    select count(*)::integer, (count(*) filter (where exists (
      select from private.slot_holds held
      where held.veterinarian_id = freed.veterinarian_id and held.during @> freed.starts_at at time zone 'Europe/Warsaw'
        and held.reschedule_request_id is null
    )))::integer
    from private.freed_times freed
    where freed.veterinarian_id = auth.uid() and freed.cancelled
      and freed.freed_at > now() - private.kept_for('freed times');
end;
$$;
grant execute on function public.own_filled_cancellations to authenticated, service_role;
