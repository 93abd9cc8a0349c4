-- The veterinarians whom an owner has saved. Nobody but the owner sees them, not even the veterinarian.

create table public.saved_veterinarians (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, veterinarian_id)
);
create index saved_veterinarians_veterinarian_idx on public.saved_veterinarians (veterinarian_id);

create policy "owners read whom they saved" on public.saved_veterinarians
for select to authenticated using (owner_id = (select auth.uid()));
-- Also a veterinarian who is in no list: owners book them by their link.
create policy "owners save veterinarians" on public.saved_veterinarians
for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and not private.is_veterinarian((select auth.uid()))
  and private.is_veterinarian(veterinarian_id)
);
create policy "owners remove whom they saved" on public.saved_veterinarians
for delete to authenticated using (owner_id = (select auth.uid()));
grant select, insert (owner_id, veterinarian_id), delete on public.saved_veterinarians to authenticated;

create trigger lock_who_enters before insert on public.saved_veterinarians
for each statement execute function private.lock_who_enters();
create trigger guard_number_of_saved after insert on public.saved_veterinarians
for each statement execute function private.guard_number_of_rows(
  'owner_id', 'saved veterinarians', 'You can save up to %s veterinarians. Please remove one before you save another.'
);
