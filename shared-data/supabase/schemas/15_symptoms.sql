-- What an owner says and shows of an animal before a visit: four questions that tell an emergency, and up to three
-- photos.
--
--   the owner of the visit          adds them until the visit is over, reads, removes; nothing is changed in place
--   the veterinarian of the visit   reads
--   anybody else                    sees nothing of it

create table public.visit_answers (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  -- Null where the question was not answered.
  breathes_hard boolean,
  collapsed_or_bleeds boolean,
  swallowed_poison boolean,
  created_at timestamptz not null default now(),
  strains_or_retches boolean,
  constraint visit_answers_something check (
    num_nonnulls(breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison) > 0
  )
);

-- The file itself lies in the private bucket `visit-photos`, as '<appointment id>/<file>'.
create table public.visit_photos (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  path text not null unique
    check (length(path) <= 300 and path like appointment_id::text || '/%' and path !~ '[[:cntrl:]]|/.*/'),
  created_at timestamptz not null default now()
);
create index visit_photos_appointment_idx on public.visit_photos (appointment_id, created_at, id);

-- Whether it is the signed-in owner's visit.
create function private.owns_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.appointments where id = visit and client_id = (select auth.uid())) $$;

-- Whether it is the signed-in owner's visit, and still ahead of them.
create function private.prepares_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where id = visit and client_id = (select auth.uid()) and status = 'upcoming'
  )
$$;

-- Whether the signed-in person is on either side of the visit.
create function private.takes_part_in_visit(visit uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments where id = visit and (select auth.uid()) in (client_id, veterinarian_id)
  )
$$;

grant execute on function private.owns_visit, private.prepares_visit, private.takes_part_in_visit
to anon, authenticated, service_role;

grant select, delete on public.visit_answers, public.visit_photos to authenticated;
grant insert (appointment_id, breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison)
on public.visit_answers to authenticated;
grant insert (appointment_id, path) on public.visit_photos to authenticated;

create policy "both sides read what was answered" on public.visit_answers
for select to authenticated using (private.takes_part_in_visit(appointment_id));
create policy "owners answer before a visit" on public.visit_answers
for insert to authenticated with check (private.prepares_visit(appointment_id));
create policy "owners take answers back" on public.visit_answers
for delete to authenticated using (private.owns_visit(appointment_id));

create policy "both sides read which photos there are" on public.visit_photos
for select to authenticated using (private.takes_part_in_visit(appointment_id));
create policy "owners add photos before a visit" on public.visit_photos
for insert to authenticated with check (private.prepares_visit(appointment_id));
create policy "owners remove photos" on public.visit_photos
for delete to authenticated using (private.owns_visit(appointment_id));

-- Counted after the statement: two at once take turns.
create function private.guard_photos_of_visit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  perform private.lock_person(private.me());
  perform private.assert_within(
    'photos of a visit', count(*), 'PT403', 'A visit takes up to %s photos. Please remove one before you add another.'
  ) from public.visit_photos where appointment_id in (select appointment_id from added) group by appointment_id;
  return null;
end;
$$;

create trigger guard_photos_of_visit after insert on public.visit_photos
referencing new table as added for each statement execute function private.guard_photos_of_visit();
