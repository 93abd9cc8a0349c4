-- What administrators decided, and who they were: written by triggers, read by administrators, changed by nobody.

create table private.decisions (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  -- Null for a decision by command or migration, and once the administrator's account is gone.
  made_by uuid references public.profiles (id) on delete set null,
  what text not null check (what in (
    'licence confirmed', 'licence refused', 'licence withdrawn', 'review kept', 'review removed', 'review reopened',
    'clinic added', 'clinic changed', 'clinic removed', 'administrator added', 'administrator removed'
  )),
  -- The veterinarian or administrator whom it is about; null once the account is gone.
  person_id uuid references public.profiles (id) on delete set null,
  -- The clinic that it is about, by the name that it had.
  about text,
  reason text
);
create index decisions_made_idx on private.decisions (made_at);
create index decisions_made_by_idx on private.decisions (made_by);
create index decisions_person_idx on private.decisions (person_id);
alter table private.decisions enable row level security;

create function private.note_decision(what text, person uuid, reason text default null, about text default null) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.decisions (made_by, what, person_id, about, reason) values (auth.uid(), what, person, about, reason)
$$;

create function private.name_of(person uuid) returns text
language sql stable security definer set search_path = ''
as $$ select full_name from public.profiles where id = person $$;

create function private.note_licence_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case when new.refusal is null then 'licence confirmed'
      when old.verified_at is not null and new.verified_at is null then 'licence withdrawn'
      else 'licence refused' end,
    new.veterinarian_id, new.refusal
  );
  return null;
end;
$$;
create trigger note_decision after update on public.licences
for each row when (new.decided_at is distinct from old.decided_at and new.decided_at is not null)
execute function private.note_licence_decision();

create function private.note_review_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case when new.removed is null then 'review reopened' when new.removed then 'review removed' else 'review kept' end,
    (select veterinarian_id from public.reviews where id = new.review_id), new.decision_reason
  );
  return null;
end;
$$;
create trigger note_decision after update on public.review_reports
for each row when (old.removed is distinct from new.removed) execute function private.note_review_decision();

create function private.note_clinic_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'clinic added' when 'UPDATE' then 'clinic changed' else 'clinic removed' end,
    null, null, coalesce(new.name, old.name)
  );
  return null;
end;
$$;
create trigger note_decision after insert or update or delete on public.emergency_clinics
for each row execute function private.note_clinic_decision();

create function private.note_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_decision(
    case tg_op when 'INSERT' then 'administrator added' else 'administrator removed' end,
    coalesce(new.user_id, old.user_id)
  );
  return null;
end;
$$;
create trigger note_decision after insert or delete on public.admins
for each row execute function private.note_administrator();

-- The last 200 decisions, the latest first: [{ made_at, made_by, what, about, reason }], `made_by` a name. 403 for everybody but
-- administrators.
create function public.decisions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise sqlstate 'PT403' using message = 'Only administrators read what was decided.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) order by shown.made_at desc), '[]')
    from (
      select made_at, private.name_of(made_by) as made_by, what, coalesce(private.name_of(person_id), about) as about, reason
      from private.decisions order by made_at desc, id limit 200
    ) as shown
  );
end;
$$;
grant execute on function public.decisions to authenticated, service_role;
