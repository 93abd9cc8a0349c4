-- A veterinarian's list of visits: to come and past, searched, by keyset.

-- All visits of the signed-in veterinarian, whoever booked them; without those of clients without an account that were cancelled,
-- of which nothing is left.
create function public.visits_of_practice() returns setof public.appointments
language sql stable security definer set search_path = ''
as $$
  select * from public.appointments where veterinarian_id = auth.uid() and num_nonnulls(client_id::text, client_name) > 0
$$;

-- Whether a visit stands among those to come: until it is completed or cancelled; a completed one until midnight.
create function private.is_to_come(status text, day date, today date) returns boolean
language sql immutable set search_path = ''
as $$ select status = 'upcoming' or (status = 'completed' and day = today) $$;
grant execute on function private.is_to_come to authenticated, service_role;

-- A veterinarian's list, at most 100 at a time: visits to come from the first, past ones from the last; on request with those of
-- clients without an account. `words` are found in pet, reason, type and the client's name. The next part begins after the last visit's day, time and id.
create function public.own_visits(
  past boolean default false, on_day date default null, words text default null,
  after_date date default null, after_time time default null, after_id uuid default null, at_most integer default 50,
  with_guests boolean default false
) returns setof public.appointments
language sql stable security definer set search_path = ''
as $$
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
$$;

-- How many visits are to come on each day, and in the row without a day how many are past: the veterinarian's own, on request with
-- those of clients without an account.
create function public.own_visit_days(with_guests boolean default false) returns table (visit_date date, visits integer)
language sql stable security invoker set search_path = ''
as $$
  with asked as materialized (select private.warsaw_today() as today)
  select case when private.is_to_come(visit.status, visit.appointment_date, asked.today) then visit.appointment_date end as visit_date,
    count(*)::integer as visits
  from asked cross join public.visits_of_practice() visit
  where with_guests or client_id is not null
  group by 1
  order by 1 nulls last
$$;
grant execute on function public.visits_of_practice, public.own_visits, public.own_visit_days to authenticated, service_role;
