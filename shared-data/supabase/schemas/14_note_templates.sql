-- Texts that a veterinarian writes into the notes of visits again and again.
--
--   the veterinarian   reads, adds, renames, removes their own; a text is not changed in place
--   anybody else       sees nothing of it

create table public.note_templates (
  id uuid primary key default gen_random_uuid(),
  veterinarian_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 60 and name !~ '[[:cntrl:]]'),
  -- As long as a note that is typed.
  body text not null check (btrim(body, E' \t\r\n') <> '' and length(body) <= 3000)
);
create index note_templates_veterinarian_idx on public.note_templates (veterinarian_id);

create policy "veterinarians read their templates" on public.note_templates
for select to authenticated using (veterinarian_id = (select auth.uid()));
create policy "veterinarians add their templates" on public.note_templates
for insert to authenticated
with check (veterinarian_id = (select auth.uid()) and private.is_veterinarian((select auth.uid())));
create policy "veterinarians rename their templates" on public.note_templates
for update to authenticated
using (veterinarian_id = (select auth.uid()))
with check (veterinarian_id = (select auth.uid()));
create policy "veterinarians remove their templates" on public.note_templates
for delete to authenticated using (veterinarian_id = (select auth.uid()));
grant select, delete, insert (veterinarian_id, name, body), update (name) on public.note_templates to authenticated;

-- Both are counted after the statement; `lock_who_enters` lets two of them take turns.
create function private.guard_note_templates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client_request() then
    return null;
  end if;
  if exists (
    select from public.note_templates where veterinarian_id = private.me()
    group by private.fold(name) having count(*) > 1
  ) then
    raise sqlstate 'PT409' using message = 'You have a template of this name. Please choose another.';
  end if;
  perform private.assert_within('note templates', (
    select count(*) from public.note_templates where veterinarian_id = private.me()
  ), 'PT403', 'You can keep up to %s templates. Please remove one before you add another.');
  return null;
end;
$$;

create trigger guard_note_templates after insert or update on public.note_templates
for each statement execute function private.guard_note_templates();
create trigger lock_who_enters before insert or update on public.note_templates
for each statement execute function private.lock_who_enters();
