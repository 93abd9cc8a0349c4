drop trigger take_over_guest_visits_of_new_account on auth.users;
drop trigger take_over_guest_visits on auth.users;

create or replace function private.put_into_account(visit private.guest_visits, owner uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said public.phone_visits;
  kept uuid;
begin
  select * into said from public.phone_visits where id = visit.phone_visit_id;
  if not found then
    return false;
  end if;
  update private.guest_visits set phone_visit_id = null where id = visit.id;
  delete from public.phone_visits where id = said.id;
  insert into public.appointments (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, created_at,
    duration_minutes, visit_type_id, visit_type, price_from, price_to, status, cancel_reason, cancelled_by
  ) values (
    owner, said.veterinarian_id, said.visit_date, said.visit_time, said.pet_name, said.pet_type, said.reason, said.created_at,
    said.duration_minutes, said.visit_type_id, said.visit_type, said.price_from, said.price_to,
    case said.outcome when 'completed' then 'completed' when 'no-show' then 'cancelled' else 'upcoming' end,
    case said.outcome when 'no-show' then 'No-show' end,
    case said.outcome when 'no-show' then 'veterinarian' end
  ) returning id into kept;
  update private.guest_visits set appointment_id = kept where id = visit.id;
  delete from private.mails where guest_visit_id = visit.id and sent_at is null and handed_over_at is null;
  return true;
exception when sqlstate 'PT409' then
  return false;
end;
$$;

create or replace function private.take_over_guest_visits() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.profiles where id = new.id and user_type = 'client' and deleted_at is null
  ) then
    return null;
  end if;
  perform private.lock_calendar(veterinarian_id) from (
    select distinct veterinarian_id from private.guest_visits
    where lower(email) = lower(new.email) and phone_visit_id is not null order by 1
  ) as calendars;
  perform private.put_into_account(booked, new.id) from private.guest_visits booked
  where lower(booked.email) = lower(new.email) and booked.phone_visit_id is not null
  order by booked.visit_date, booked.visit_time, booked.id;
  return null;
end;
$$;

create trigger take_over_guest_visits after update of email, email_confirmed_at, recovery_token on auth.users
for each row when (
  new.email_confirmed_at is not null and (
    (
      new.email = old.email and old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
      and new.recovery_sent_at is not null
    )
    or (
      new.email = old.email and old.email_confirmed_at is null
      and old.confirmation_token <> '' and coalesce(new.confirmation_token, '') = ''
    )
    or (new.email <> old.email and lower(new.email) = lower(old.email_change) and old.email_change_sent_at is not null)
  )
)
execute function private.take_over_guest_visits();

create or replace function public.take_over_guest_visit(secret text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  visit private.guest_visits := private.guest_visit_of(secret);
begin
  perform private.lock_calendar(visit.veterinarian_id);
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner keeps visits in an account.';
  end if;
  select * into visit from private.guest_visits where id = visit.id for no key update;
  if private.state_of_guest_visit(visit) not in ('open', 'past') or not private.put_into_account(visit, me) then
    raise sqlstate 'PT409' using message = 'This visit is cancelled, or in an account already.';
  end if;
  perform private.assert_within_visits(me);
end;
$$;

revoke all on function private.put_into_account(private.guest_visits, uuid), public.take_over_guest_visit(text) from public;
grant execute on function public.take_over_guest_visit(text) to authenticated, service_role;
