-- The kinds of visit that a veterinarian offers: how long each takes, what it costs, and who may book it. Who has none offers a
-- consultation of half an hour to everybody, which is no row.
--
--   the veterinarian   adds, changes, removes their own
--   anybody else       reads those of listed veterinarians

create table public.visit_types (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  minutes integer not null check (minutes % 5 = 0 and minutes between 15 and 240),
  -- Whole zloty; null where the veterinarian states none.
  price_from integer check (price_from between 0 and 100000),
  price_to integer check (price_to <= 100000),
  -- Codes of the vocabulary's animals; empty: whatever the veterinarian treats.
  treats text[] not null default '{}' check (private.is_word_list(treats)),
  -- 'first' until a visit with this veterinarian is completed, 'returning' from then on.
  visits text not null default 'any' check (visits in ('any', 'first', 'returning')),
  -- 'own patients' have a completed visit with this veterinarian; what is booked by phone, the veterinarian books.
  booked_by text not null default 'everybody' check (booked_by in ('everybody', 'own patients', 'phone')),
  -- What an owner should know before they come.
  preparation text check (btrim(preparation, E' \t\r\n') <> '' and length(preparation) <= 1000),
  -- The order in which the veterinarian shows them.
  position integer not null default 0 check (position between 0 and 1000),
  -- The language of name and preparation, null where their veterinarian named none; and both in other languages, each text by its own.
  written_in text constraint visit_types_written_in_known check (private.is_language(written_in)),
  name_in jsonb constraint visit_types_name_in_texts check (
    private.are_texts(name_in, 80) and array_to_string(private.words_of_texts(name_in), '') !~ '[[:cntrl:]]'
  ),
  preparation_in jsonb constraint visit_types_preparation_in_texts check (private.are_texts(preparation_in, 1000)),
  constraint visit_types_price_is_a_range check (
    num_nonnulls(price_from, price_to) in (0, 2) and price_to >= price_from
  )
);
create index visit_types_veterinarian_idx on public.visit_types (veterinarian_id, position);
alter table public.visit_types add constraint visit_types_name_no_site check (
  private.name_no_site(variadic name || private.words_of_texts(name_in))
) not valid;

create policy "anyone reads the visit types of listed veterinarians" on public.visit_types
for select to anon, authenticated using (
  veterinarian_id = (select auth.uid())
  or exists (
    select from public.vet_stats stats where stats.veterinarian_id = visit_types.veterinarian_id and stats.listed
  )
);
create policy "veterinarians add their visit types" on public.visit_types
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians change their visit types" on public.visit_types
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their visit types" on public.visit_types
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant
  select, delete,
  insert (
    veterinarian_id, name, minutes, price_from, price_to, treats, visits, booked_by, preparation, position, written_in, name_in,
    preparation_in
  ),
  update (
    name, minutes, price_from, price_to, treats, visits, booked_by, preparation, position, written_in, name_in, preparation_in
  )
on public.visit_types to authenticated;
grant select on public.visit_types to anon;

create trigger merge_texts before insert or update of name_in, preparation_in on public.visit_types
for each row execute function private.merge_texts('name_in', 'preparation_in');

-- A booking reads its type after the calendar: the type stays as it is until that booking is stored.
create trigger lock_own_calendar before insert or update or delete on public.visit_types
for each statement execute function private.lock_own_calendar();

-- Counted after the statement; `lock_own_calendar` lets two of them take turns.
create function private.guard_visit_types() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.visit_types where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a visit type of this name. Please choose another.';
  end if;
  if exists (
    select from public.visit_types own cross join unnest(own.treats) as treated (code)
    where own.veterinarian_id = private.me() and not exists (
      select from public.vocabulary known where known.kind = 'pet_type' and known.code = treated.code
    )
  ) then
    raise sqlstate 'PT400' using message = 'Please choose animals from the list.';
  end if;
  perform private.assert_within('visit types', (
    select count(*) from public.visit_types where veterinarian_id = private.me()
  ), 'PT403', 'You can offer up to %s visit types. Please remove one before you add another.');
  return null;
end;
$$;

create trigger guard_visit_types after insert or update on public.visit_types
for each statement execute function private.guard_visit_types();

-- Puts the caller's visit types into this order, all of them at once.
-- @raises PT409 unless these are exactly the caller's types.
create function public.order_visit_types(types uuid[]) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  ordered integer;
begin
  update public.visit_types own set position = given.place
  from (
    select wanted.id, min(wanted.place) as place
    from unnest(order_visit_types.types) with ordinality as wanted (id, place) group by wanted.id
  ) as given
  where own.id = given.id and own.veterinarian_id = private.me();
  get diagnostics ordered = row_count;
  if (ordered, ordered) is distinct from (
    coalesce(cardinality(order_visit_types.types), 0),
    (select count(*)::integer from public.visit_types where veterinarian_id = private.me())
  ) then
    raise sqlstate 'PT409' using message = 'Your visit types have changed meanwhile. Please look at them again.';
  end if;
end;
$$;
grant execute on function public.order_visit_types to authenticated, service_role;

create trigger find_lowest_prices_after_insert after insert on public.visit_types
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_update after update on public.visit_types
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_delete after delete on public.visit_types
referencing old table as changed for each statement execute function private.find_lowest_prices();

-- Whatever the directory knows of them: the first free time, the services that they are, the words of a search.
create function private.note_changed_types() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  update public.vet_stats stats set services = private.services_of(profile)
  from public.profiles profile
  where profile.id = stats.veterinarian_id and profile.id in (select veterinarian_id from changed);
  update private.vet_search search set search_text = private.searchable_text(private.as_listed(profile), stats.specialty_code)
  from public.profiles profile join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.id = search.veterinarian_id and profile.id in (select veterinarian_id from changed);
  return null;
end;
$$;

create trigger note_changed_types_after_insert after insert on public.visit_types
referencing new table as changed for each statement execute function private.note_changed_types();
create trigger note_changed_types_after_update after update on public.visit_types
referencing new table as changed for each statement execute function private.note_changed_types();
create trigger note_changed_types_after_delete after delete on public.visit_types
referencing old table as changed for each statement execute function private.note_changed_types();

-- How long the visit takes that a veterinarian offers first to everybody; half an hour where there is none.
create function private.usual_minutes(veterinarian uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select minutes from public.visit_types
    where veterinarian_id = veterinarian and booked_by = 'everybody' and visits <> 'returning'
    order by position, name collate "pl-x-icu" limit 1
  ), 30)
$$;

-- ## Booking one

-- A booked visit keeps name, length and price when its type is changed or removed.
alter table public.appointments add foreign key (visit_type_id) references public.visit_types (id) on delete set null;
create index appointments_visit_type_idx on public.appointments (visit_type_id) where visit_type_id is not null;

-- A veterinarian's type, after the calendar: it stays as it is until the booking is stored.
-- @raises PT404 for one that is not theirs, or is gone.
create function private.own_visit_type(wanted uuid, veterinarian uuid) returns public.visit_types
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_type public.visit_types;
begin
  perform private.lock_calendar(veterinarian);
  select * into found_type from public.visit_types where id = wanted and veterinarian_id = veterinarian;
  if not found then
    raise sqlstate 'PT404' using message = 'This kind of visit is not offered any more. Please choose another one.';
  end if;
  return found_type;
end;
$$;

-- Whether a type is for an animal. 'Exotic pets' are all but dogs and cats; small mammals include rabbits. An animal that the
-- vocabulary does not know is none of those that have a word of their own.
create function private.is_for_animal(treats text[], pet_type text) returns boolean
language sql stable set search_path = ''
as $$
  select cardinality(treats) = 0 or case coalesce(private.canonical('pet_type', pet_type), 'other')
    when 'dog' then 'dog' = any (treats)
    when 'cat' then 'cat' = any (treats)
    when 'rabbit' then treats && array['rabbit', 'small_mammal', 'exotic']
    when 'other' then treats && array['small_mammal', 'reptile', 'exotic', 'other']
    else treats && array[private.canonical('pet_type', pet_type), 'exotic']
  end
$$;

-- A visit keeps the names that its kind has when it is booked, in every language.
create function private.keep_names_of_type() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.visit_type_in := (select name_in from public.visit_types where id = new.visit_type_id and name = new.visit_type);
  return new;
end;
$$;

-- By its name after the guard, which says the first name.
create trigger keep_names_of_type before insert on public.appointments
for each row when (new.visit_type_id is not null) execute function private.keep_names_of_type();

-- How to prepare for a visit to come, for a mail to whoever booked it: { text, language }, in the order of `private.text_in`; null
-- for nothing.
create function private.preparation_for(visit uuid, reader uuid, reader_language text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'text', private.text_in(kind.preparation, kind.preparation_in, reader_language),
    'language', case
      when kind.preparation_in ? coalesce(reader_language, 'en') then coalesce(reader_language, 'en')
      when kind.preparation is not null then kind.written_in
      when kind.preparation_in ? 'en' then 'en'
      when kind.preparation_in ? 'pl' then 'pl'
      else 'uk'
    end
  )
  from public.appointments booked join public.visit_types kind on kind.id = booked.visit_type_id
  where booked.id = visit and booked.client_id = reader and booked.status = 'upcoming'
    and private.text_in(kind.preparation, kind.preparation_in, reader_language) is not null
$$;

-- Why somebody may not book a type, or with null whatever they are open to: the state and the sentence of the refusal, those of
-- the first type where none is open; null in both where they may. No row for a type that is not offered, and without types.
create function private.refusal_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
returns table (state text, sentence text)
language sql stable security definer set search_path = ''
as $$
  select refused.state, refused.sentence
  from (
    select exists (
      select from public.appointments
      where client_id = client and veterinarian_id = veterinarian and status = 'completed'
    ) as is_known
  ) as booker
  cross join public.visit_types type
  left join lateral (values
    (1, 'PT403', type.booked_by = 'phone',
      'This kind of visit is booked only by phone. Please call the practice, or choose another one.'),
    (2, 'PT403', (type.booked_by = 'own patients' or type.visits = 'returning') and not is_known,
      'This kind of visit is for people who have been here before. Please choose another one.'),
    (3, 'PT403', type.visits = 'first' and is_known,
      'This kind of visit is for new clients. Please choose another one.'),
    (4, 'PT400', not private.is_for_animal(type.treats, refusal_to_book.pet_type),
      'This kind of visit is not for this animal. Please choose another one.')
  ) as refused (place, state, applies, sentence) on refused.applies
  where type.veterinarian_id = veterinarian and (wanted is null or type.id = wanted)
  order by refused.state is not null, type.position, type.name collate "pl-x-icu", refused.place
  limit 1
$$;

-- The type that somebody books, null for none; `client` is null for a guest. None is half an hour, where a type is open to them.
-- @raises PT403 for one that they may not book, PT400 for another animal, PT404 for one that is not offered.
create function private.visit_type_to_book(wanted uuid, veterinarian uuid, client uuid, pet_type text)
returns public.visit_types
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chosen public.visit_types;
  refused record;
begin
  if wanted is null then
    perform private.lock_calendar(veterinarian);
  else
    chosen := private.own_visit_type(wanted, veterinarian);
  end if;
  select * into refused from private.refusal_to_book(wanted, veterinarian, client, pet_type);
  if refused.state is not null then
    raise exception using errcode = refused.state, message = refused.sentence;
  end if;
  return chosen;
end;
$$;
grant execute on function private.own_visit_type, private.visit_type_to_book to authenticated, service_role;

-- ## What others ask

-- What a type usually costs where its veterinarian is: { city, price, veterinarians }, the median of the lowest prices of the
-- listed veterinarians there who offer the same service of the vocabulary. Null for fewer than five of them, so that nobody's
-- price is told by the others', and for a name that the vocabulary does not know. For everybody.
create function public.usual_price(visit_type uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with asked as (
    select stats.city_code, private.offered_services(array[type.name]) as services
    from public.visit_types type join private.listed_vets stats on stats.veterinarian_id = type.veterinarian_id
    where type.id = usual_price.visit_type
  ), lowest as (
    select min(priced.price_from) as price
    from asked
    join private.listed_vets stats on stats.city_code = asked.city_code and stats.services && asked.services
    join (
      select veterinarian_id, name, price_from from public.visit_types where price_from is not null
      union all
      select veterinarian_id, service, price_from from public.service_prices
    ) as priced on priced.veterinarian_id = stats.veterinarian_id
    where private.offered_services(array[priced.name]) && asked.services
    group by stats.veterinarian_id
  )
  select case when count(*) >= private.quota('veterinarians of a median') then jsonb_build_object(
    'city', (select label from asked join public.vocabulary known on known.kind = 'city' and known.code = asked.city_code),
    'price', round((percentile_cont(0.5) within group (order by price))::numeric)::integer,
    'veterinarians', count(*)
  ) end
  from lowest
$$;
grant execute on function public.usual_price to anon, authenticated, service_role;

-- What each service of the vocabulary costs at least, and how long that visit takes: of the visit types of listed veterinarians
-- that have a price and are not for returning animals alone, as a check after surgery. Of the 500 most frequent names, so that it stays quick. For everybody.
create function public.offered_care() returns table (service text, label text, price_from integer, minutes integer)
language sql stable security definer set search_path = ''
as $$
  select distinct on (known.position) known.code, known.label, named.cheapest[1], named.cheapest[2]
  from (
    select type.name, min(array[type.price_from, type.minutes]) as cheapest
    from public.visit_types type join private.listed_vets listed on listed.veterinarian_id = type.veterinarian_id
    where type.price_from is not null and type.visits <> 'returning'
    group by type.name order by count(*) desc, type.name limit 500
  ) as named
  cross join lateral unnest(private.offered_services(array[named.name])) as offered (code)
  join public.vocabulary known on known.kind = 'service' and known.code = offered.code
  order by known.position, named.cheapest
$$;
grant execute on function public.offered_care to anon, authenticated, service_role;
