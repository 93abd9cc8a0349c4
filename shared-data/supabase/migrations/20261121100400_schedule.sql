-- When a veterinarian works. A veterinarian without working hours can be seen, but not booked.

create table public.working_hours (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  -- ISO: 1 is Monday, 7 is Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  opens_at time not null,
  -- '24:00' for a clinic that never closes.
  closes_at time not null,
  check (closes_at > opens_at),
  -- A day may have a break, but its parts never overlap: a slot would be offered twice. Minutes since midnight.
  constraint working_hours_no_overlap exclude using gist (
    veterinarian_id with =,
    weekday with =,
    int4range((extract(epoch from opens_at) / 60)::integer, (extract(epoch from closes_at) / 60)::integer) with &&
  )
);

create table public.time_off (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  starts_on date not null,
  -- The last day away, inclusive.
  ends_on date not null,
  reason text check (length(reason) <= 500),
  check (ends_on >= starts_on)
);

create index time_off_veterinarian_idx on public.time_off (veterinarian_id, ends_on);

alter table public.working_hours enable row level security;
alter table public.time_off enable row level security;

create policy "anyone reads working hours" on public.working_hours
for select to anon, authenticated using (true);

create policy "veterinarians add their hours" on public.working_hours
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));

create policy "veterinarians change their hours" on public.working_hours
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));

create policy "veterinarians remove their hours" on public.working_hours
for delete to authenticated using (veterinarian_id = (select auth.uid()));

-- The reason of an absence is nobody's business: others see it only as slots that are not offered.
create policy "veterinarians read their time off" on public.time_off
for select to authenticated using (veterinarian_id = (select auth.uid()));

create policy "veterinarians add their time off" on public.time_off
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));

create policy "veterinarians change their time off" on public.time_off
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));

create policy "veterinarians remove their time off" on public.time_off
for delete to authenticated using (veterinarian_id = (select auth.uid()));

-- The constraint above holds by itself; asked first, the refusal is a sentence instead of a server error.
create function private.guard_working_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select from public.working_hours other
    where other.veterinarian_id = new.veterinarian_id
      and other.weekday = new.weekday
      and other.id <> new.id
      and other.opens_at < new.closes_at
      and new.opens_at < other.closes_at
  ) then
    raise sqlstate 'PT409' using message = 'These hours overlap with others on the same day.';
  end if;
  return new;
end;
$$;

create trigger guard_working_hours before insert or update on public.working_hours
for each row execute function private.guard_working_hours();

revoke execute on function private.guard_working_hours() from public;
