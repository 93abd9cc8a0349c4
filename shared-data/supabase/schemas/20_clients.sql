-- A veterinarian's clients and their animals, as their visits know them, and booking for one who telephones.

-- Who came, as the visits of one veterinarian tell people apart: the account, else name and telephone. Null of a client of whom
-- nothing is left.
create function private.client_of_visit(visit public.appointments) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    visit.client_id::text, nullif(concat_ws(' ', private.fold(visit.client_name), private.guest_phone(visit.client_phone)), '')
  )
$$;

-- Whether what was typed, folded, finds a client: a part of a telephone number, or each word in a name, of whatever they are called.
create function private.finds_client(typed text, names text, phones text[]) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when typed ~ '^[+0-9][-+0-9() ./]*$' then exists (
      select from unnest(phones) as phone, regexp_replace(regexp_replace(typed, '[^0-9]', '', 'g'), '^(00)?48(?=[0-9]{9}$)', '') as digits
      where strpos(regexp_replace(phone, '[^0-9]', '', 'g'), digits) > 0
    )
    else (
      select coalesce(bool_and(strpos(private.fold(names), word) > 0), true)
      from regexp_split_to_table(private.fold(typed), '\s+') as word where word <> ''
    )
  end
$$;

-- The clients of the signed-in veterinarian: who had or has a visit with them, by name, at most 50 at a time; nobody else is
-- found. `words` are of a name, an animal, or digits of a telephone. The next part begins after the last one's name and key.
-- `email` is an account's, and so is `phone` as long as a visit is to come; `address_visit` the last visit of somebody without one who left an address, which stays unread.
-- `pets`: [{ name, type, last_visit }], the last one first.
create function public.own_clients(
  words text default null, after_name text default null, after_key text default null, at_most integer default 50
) returns table (
  key text, client_id uuid, name text, phone text, email text, address_visit uuid, visits integer, last_visit date,
  next_visit date, pets jsonb
)
language sql stable security definer set search_path = ''
as $$
  with visit as (
    select mine.*, coalesce(mine.client_id::text, private.client_of_visit(mine)) as key,
      coalesce(mine.client_name, owner.full_name, '') as name, owner.email,
      coalesce(mine.client_phone, case when known.phone is not null and private.is_expected(mine) then known.phone end) as phone,
      mine.status = 'upcoming' and not private.has_begun(mine.appointment_date, mine.appointment_time) as is_to_come
    from public.visits_of_practice() mine left join public.profiles owner on owner.id = mine.client_id
    left join public.owner_phones known on known.owner_id = mine.client_id
    where owner.deleted_at is null
  ), animal as (
    select called.key, max(called.appointment_date) as last_visit,
      (array_agg(jsonb_build_object('name', called.pet_name, 'type', called.pet_type, 'last_visit', called.appointment_date)
        order by called.appointment_date desc, called.id))[1] as pet
    -- Each name is folded once, however many visits it has.
    from (
      select distinct on (key, pet_name) key, pet_name, pet_type, appointment_date, id from visit
      order by key, pet_name, appointment_date desc, id
    ) as called
    group by called.key, private.fold(called.pet_name)
  ), client as (
    select visit.key, (array_agg(visit.client_id))[1] as client_id,
      (array_agg(visit.name order by visit.appointment_date desc, visit.id))[1] as name,
      (array_agg(visit.phone order by visit.appointment_date desc, visit.id) filter (where visit.phone is not null))[1] as phone,
      max(visit.email) as email,
      (array_agg(visit.id order by visit.appointment_date desc, visit.id) filter (where guest.email is not null))[1] as address_visit,
      (count(*) filter (where visit.status = 'completed'))::integer as visits,
      max(visit.appointment_date) filter (where not visit.is_to_come and visit.status <> 'cancelled') as last_visit,
      min(visit.appointment_date) filter (where visit.is_to_come) as next_visit
    from visit left join private.guest_visits guest on guest.appointment_id = visit.id and visit.client_id is null
    group by visit.key
  )
  select client.*, animals.pets
  from client join (
    select animal.key, jsonb_agg(animal.pet order by animal.last_visit desc, animal.pet ->> 'name') as pets,
      string_agg(animal.pet ->> 'name', ' ') as names
    from animal group by animal.key
  ) as animals using (key)
  where (own_clients.words is null or private.finds_client(btrim(own_clients.words), concat_ws(' ', client.name, animals.names), array[client.phone]))
    and (after_key is null or (private.fold(client.name), client.key) > (private.fold(coalesce(after_name, '')), after_key))
  order by private.fold(client.name), client.key
  limit least(greatest(coalesce(at_most, 50), 1), 50)
$$;

-- Books for somebody who telephones, in the signed-in veterinarian's own practice, at work or not: for their client with this
-- account, or for whoever has this name; several animals one after the other. The account is told as of any booking, without
-- opening a record; a caller without an account gets a link by mail to `email`, else to the address of the visit `address_visit`. Sent again
-- within an hour, it is the same booking. @returns { visits: uuid[], told: whether the account, or a mailbox, is told }.
-- @raises PT400 for a field or time that cannot be, PT403 for anybody but a veterinarian and an account that is not their client's,
-- PT404 for a visit type of somebody else, PT409 for a time that is not free, PT429 for more than five visits of a client.
create function public.book_for_caller(
  visit_date date, visit_time time, pet_names text[], pet_types text[], client uuid default null, client_name text default null,
  client_phone text default null, reason text default null, visit_type uuid default null, email text default null,
  address_visit uuid default null, language text default 'pl'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  address text := nullif(btrim(book_for_caller.email), '');
  said constant text := nullif(btrim(book_for_caller.reason), '');
  tongue text := case book_for_caller.language when 'en' then 'en' else 'pl' end;
  chosen public.visit_types;
  minutes integer := 30;
  starts timestamp := visit_date + visit_time;
  booked public.appointments;
  made uuid[] := '{}';
  told boolean := client is not null;
begin
  if not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if starts is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (cardinality(pet_names) between 1 and 5 and cardinality(pet_types) = cardinality(pet_names)) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is. Five can come at once.';
  end if;
  if client is null and private.has_letter(client_name) is not true then
    raise sqlstate 'PT400' using message = 'Please enter who is calling.';
  end if;
  if private.is_mail_address(address) is false then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  perform private.lock_calendar(me);
  if client is not null then
    perform private.lock_person(client);
    if not exists (
      select from public.appointments visit join public.profiles owner on owner.id = visit.client_id and owner.deleted_at is null
      where visit.client_id = book_for_caller.client and visit.veterinarian_id = me
    ) then
      raise sqlstate 'PT403' using message = 'You can only book for people who had or have a visit with you.';
    end if;
  end if;
  select array_agg(visit.id) into made from public.appointments visit
  where visit.veterinarian_id = me and visit.booked_by = 'vet' and visit.status = 'upcoming'
    and visit.created_at > now() - interval '1 hour' and visit.appointment_date + visit.appointment_time = starts
    and visit.pet_name = btrim(pet_names[1])
    and case when client is null then visit.client_name = btrim(book_for_caller.client_name) else visit.client_id = client end;
  if made is not null then
    return jsonb_build_object('visits', made, 'told', told or exists (
      select from private.guest_visits guest where guest.appointment_id = any (made)
    ));
  end if;
  perform private.assert_within('visits booked for a client', (
    select count(*) + cardinality(pet_names) from public.appointments visit
    where visit.client_id = client and visit.veterinarian_id = me and visit.booked_by = 'vet'
      and (visit.status = 'upcoming' and visit.appointment_date >= private.warsaw_today() or visit.created_at > now() - interval '1 day')
  ), 'PT429', 'You can book %s visits to come for one client. Please ask them to book further ones.');
  if visit_type is not null then
    chosen := private.own_visit_type(visit_type, me);
    minutes := chosen.minutes;
  end if;
  if client is null and address is null then
    select guest.email, guest.language into address, tongue
    from private.guest_visits guest join public.appointments visit on visit.id = guest.appointment_id
    where visit.id = address_visit and visit.veterinarian_id = me and visit.client_id is null;
  end if;
  for nth in 1 .. cardinality(pet_names) loop
    perform private.assert_free(me, starts::date, starts::time, minutes);
    insert into public.appointments (
      booked_by, veterinarian_id, client_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
      reason_for_visit, duration_minutes, visit_type_id, visit_type, price_from, price_to
    ) values (
      'vet', me, client, starts::date, starts::time, case when client is null then btrim(book_for_caller.client_name) end,
      case when client is null then nullif(btrim(book_for_caller.client_phone), '') end, btrim(pet_names[nth]), btrim(pet_types[nth]),
      coalesce(said, case when client is not null then 'Booked by phone' end), minutes, chosen.id, chosen.name, chosen.price_from,
      chosen.price_to
    ) returning * into booked;
    made := made || booked.id;
    if client is null and address is not null then
      insert into private.guest_visits (appointment_id, phone, email, language)
      values (booked.id, private.guest_phone(booked.client_phone), address, tongue);
      perform private.write_to_guest(booked, 'guest_booked', 'guest booked ' || booked.id, now());
      told := told or exists (select from private.mails where guest_visit_id = booked.id);
    end if;
    starts := starts + make_interval(mins => minutes);
  end loop;
  return jsonb_build_object('visits', made, 'told', told);
end;
$$;
grant execute on function public.own_clients, public.book_for_caller to authenticated, service_role;

-- ## In numbers

-- What a veterinarian sees of their own weeks, months or years (`span`): the last `weeks` of them (at most 53), this one last, each
-- from its first day. A no-show counts as that and not as cancelled. Prices are whole PLN, of the `completed` visits without the
-- `unpriced` ones. A client is new in the span of their first visit, and returning in any later one. `rating` is of the reviews that
-- counted at the end; null while there was none.
create function public.own_visit_numbers(weeks integer default 12, span text default 'week')
returns table (
  week date, visits integer, cancelled integer, no_shows integer, reviews integer, rating numeric,
  completed integer, unpriced integer, price_from bigint, price_to bigint, new_clients integer, returning_clients integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := private.me();
  one constant interval := case own_visit_numbers.span when 'week' then '1 week' when 'month' then '1 month' when 'year' then '1 year' end;
  current_first date;
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has these numbers.';
  end if;
  if own_visit_numbers.weeks is null or own_visit_numbers.weeks not between 1 and 53 then
    raise sqlstate 'PT400' using message = 'Numbers are given for 1 to 53 weeks.';
  end if;
  if one is null then
    raise sqlstate 'PT400' using message = 'Numbers are given by week, month or year.';
  end if;
  current_first := date_trunc(own_visit_numbers.span, private.warsaw_today()::timestamp)::date;
  return query
    with span as (
      select (current_first - ago * one)::date as first_day, (current_first - (ago - 1) * one)::date as next_day
      from generate_series(own_visit_numbers.weeks - 1, 0, -1) as ago
    ),
    visit as (
      select mine.*, private.client_of_visit(mine) as client, mine.status = 'completed' as is_completed,
        mine.status = 'cancelled' and mine.cancel_reason is not distinct from 'No-show' as is_missed,
        min(mine.appointment_date) filter (where mine.status <> 'cancelled') over (partition by private.client_of_visit(mine)) as first_day
      from public.appointments mine where mine.veterinarian_id = me
    ),
    counted as (
      select span.first_day,
        count(*) filter (where visit.status <> 'cancelled')::integer as visits,
        count(*) filter (where visit.status = 'cancelled' and not visit.is_missed)::integer as cancelled,
        count(*) filter (where visit.is_missed)::integer as no_shows,
        count(*) filter (where visit.is_completed)::integer as completed,
        count(*) filter (where visit.is_completed and visit.price_from is null)::integer as unpriced,
        coalesce(sum(visit.price_from) filter (where visit.is_completed), 0)::bigint as price_from,
        coalesce(sum(coalesce(visit.price_to, visit.price_from)) filter (where visit.is_completed), 0)::bigint as price_to,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day >= span.first_day)::integer as new_clients,
        count(distinct visit.client) filter (where visit.status <> 'cancelled' and visit.first_day < span.first_day)::integer
          as returning_clients
      from span join visit on visit.appointment_date >= span.first_day and visit.appointment_date < span.next_day
      group by span.first_day
    )
    select span.first_day, coalesce(counted.visits, 0), coalesce(counted.cancelled, 0), coalesce(counted.no_shows, 0),
      rated.reviews, rated.rating, coalesce(counted.completed, 0), coalesce(counted.unpriced, 0), coalesce(counted.price_from, 0),
      coalesce(counted.price_to, 0), coalesce(counted.new_clients, 0), coalesce(counted.returning_clients, 0)
    from span
    left join counted on counted.first_day = span.first_day
    cross join lateral (
      select count(*)::integer as reviews, round(avg(stars), 2) as rating
      from private.counted_ratings(me, span.next_day::timestamp at time zone 'Europe/Warsaw') as stars
    ) as rated
    order by span.first_day;
end;
$$;
grant execute on function public.own_visit_numbers to authenticated, service_role;
