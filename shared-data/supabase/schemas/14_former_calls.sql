-- What slices of releases before mf-vet 1.3.2 call: visits by phone and of guests as a table of their own. Goes with them.

create function private.visits_by_phone() returns table (
  id uuid, veterinarian_id uuid, visit_date date, visit_time time, client_name text, client_phone text, pet_name text,
  pet_type text, reason text, created_at timestamptz, by_guest boolean, duration_minutes integer, visit_type_id uuid,
  visit_type text, price_from integer, price_to integer, outcome text
)
language sql stable security definer set search_path = ''
as $$
  select id, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type, reason_for_visit,
    created_at, booked_by = 'guest', duration_minutes, visit_type_id, visit_type, price_from, price_to,
    case when booked_by = 'guest' then case status when 'completed' then 'completed' when 'cancelled' then 'no-show' end end
  from public.appointments where veterinarian_id = auth.uid() and client_id is null and client_name is not null
$$;
grant execute on function private.visits_by_phone() to authenticated;

create view public.phone_visits with (security_invoker = true) as select * from private.visits_by_phone();
grant
  select, delete,
  insert (
    veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason, visit_type_id
  )
on public.phone_visits to authenticated;

-- As the veterinarian: the guard of `appointments` decides.
create function private.book_by_phone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into public.appointments (
    booked_by, veterinarian_id, appointment_date, appointment_time, client_name, client_phone, pet_name, pet_type,
    reason_for_visit, visit_type_id
  ) values (
    'vet', coalesce(new.veterinarian_id, private.me()), new.visit_date, new.visit_time, new.client_name, new.client_phone,
    new.pet_name, new.pet_type, nullif(btrim(new.reason), ''), new.visit_type_id
  );
  select * into new from private.visits_by_phone() as own
  where (own.visit_date, own.visit_time) = (new.visit_date, new.visit_time) and own.outcome is null;
  return new;
end;
$$;
create trigger book_by_phone instead of insert on public.phone_visits for each row execute function private.book_by_phone();

create function private.cancel_by_phone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_visit(old.id);
  update public.appointments set status = 'cancelled', cancelled_by = 'veterinarian'
  where id = old.id and veterinarian_id = auth.uid() and status <> 'cancelled';
  return old;
end;
$$;
create trigger cancel_by_phone instead of delete on public.phone_visits for each row execute function private.cancel_by_phone();

-- As `cancel_own_visit`.
create function public.cancel_own_guest(visit uuid, reason text) returns void
language sql volatile security definer set search_path = ''
as $$ select public.cancel_own_visit(visit, reason) $$;

-- Says what became of a visit without an account that has begun: 'completed' or 'no-show'; null takes it back.
-- @raises PT404 for anybody else's, PT400 for another outcome, PT409 for a visit to come.
create function public.finish_own_guest(visit uuid, outcome text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own constant public.appointments := private.lock_own_visit(visit);
begin
  if own.client_id is not null then
    raise sqlstate 'PT404' using message = 'This visit was not found.';
  end if;
  if finish_own_guest.outcome not in ('completed', 'no-show') then
    raise sqlstate 'PT400' using message = 'Please say whether the visit took place.';
  end if;
  if not private.has_begun(own.appointment_date, own.appointment_time) then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  update public.appointments
  set status = case finish_own_guest.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
    cancel_reason = case finish_own_guest.outcome when 'no-show' then 'No-show' end,
    cancelled_by = case finish_own_guest.outcome when 'no-show' then 'veterinarian' end
  where id = own.id;
end;
$$;
grant execute on function public.cancel_own_guest(uuid, text), public.finish_own_guest(uuid, text)
to authenticated, service_role;
