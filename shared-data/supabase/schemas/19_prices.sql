-- What a service costs, as a veterinarian tells everybody.

create table public.service_prices (
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- As the veterinarian's list of services names it.
  service text not null check (btrim(service) <> '' and length(service) <= 200 and service !~ '[[:cntrl:]]'),
  -- Whole zloty.
  price_from integer not null check (price_from between 0 and 100000),
  price_to integer not null check (price_to <= 100000),
  primary key (veterinarian_id, service),
  constraint service_prices_are_a_range check (price_to >= price_from)
);

-- No policy for writing: `set_service_prices` replaces a veterinarian's whole list.
create policy "anyone reads the prices of listed veterinarians" on public.service_prices
for select to anon, authenticated using (
  veterinarian_id = (select auth.uid())
  or exists (
    select from public.vet_stats stats where stats.veterinarian_id = service_prices.veterinarian_id and stats.listed
  )
);
grant select on public.service_prices to anon, authenticated;

-- Replaces the prices of the signed-in veterinarian, all or nothing: [{ service, price_from, price_to }], whole zloty.
-- @raises PT403 for anybody else, PT400 for more than 40 entries, a price that is no whole number, a range that ends
-- below its start, a service without a name or named twice.
create function public.set_service_prices(prices jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has prices.';
  end if;
  if jsonb_typeof(prices) is distinct from 'array' or jsonb_array_length(prices) > 40
    or jsonb_path_exists(prices, 'strict $[*] ? (@.type() != "object")') then
    raise sqlstate 'PT400' using message = 'Please enter prices for at most 40 services.';
  end if;
  if exists (
    select from jsonb_array_elements(prices) as entry
    where (
      btrim(entry ->> 'service') <> '' and length(entry ->> 'service') <= 200
      and entry ->> 'service' !~ '[[:cntrl:]]'
      and entry ->> 'price_from' ~ '^[0-9]{1,6}$' and entry ->> 'price_to' ~ '^[0-9]{1,6}$'
    ) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Please name each service, and enter its prices in whole zloty.';
  end if;
  if exists (
    select from jsonb_to_recordset(prices) as entry (price_from integer, price_to integer)
    where entry.price_to < entry.price_from or entry.price_to > 100000
  ) then
    raise sqlstate 'PT400' using message = 'The highest price of a service must not be below its lowest.';
  end if;
  if (select count(*) from jsonb_array_elements(prices))
    <> (select count(distinct btrim(entry ->> 'service')) from jsonb_array_elements(prices) as entry) then
    raise sqlstate 'PT400' using message = 'Please name each service once.';
  end if;

  -- Two tabs that save at once write one list after the other.
  perform private.lock_person(me);
  delete from public.service_prices where veterinarian_id = me;
  insert into public.service_prices (veterinarian_id, service, price_from, price_to)
  select me, btrim(entry.service), entry.price_from, entry.price_to
  from jsonb_to_recordset(prices) as entry (service text, price_from integer, price_to integer);
end;
$$;
grant execute on function public.set_service_prices to authenticated, service_role;

-- ## The lowest price, for the directory: of visit types, else of services

create function private.find_lowest_prices() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vet_stats stats
  set lowest_price = coalesce(
        (select min(price_from) from public.visit_types types where types.veterinarian_id = stats.veterinarian_id),
        (select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id)
      ),
      page_changed_at = now()
  where stats.veterinarian_id in (select veterinarian_id from changed);
  return null;
end;
$$;

-- Rows with a transition table take one event each.
create trigger find_lowest_prices_after_insert after insert on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_update after update on public.service_prices
referencing new table as changed for each statement execute function private.find_lowest_prices();
create trigger find_lowest_prices_after_delete after delete on public.service_prices
referencing old table as changed for each statement execute function private.find_lowest_prices();
