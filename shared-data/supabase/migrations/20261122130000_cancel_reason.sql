-- Why a visit was cancelled, and by which side. The site asks a veterinarian for the reason, and the owner reads it. A release
-- from before there were reasons sends the status alone, which goes on working.
-- A no-show is a visit that its veterinarian cancelled, once it had begun, with the reason 'No-show'.

alter table public.appointments
  add column cancel_reason text,
  add column cancelled_by text,
  add constraint appointments_cancel_reason_is_text
    check (btrim(cancel_reason) <> '' and length(cancel_reason) <= 500),
  add constraint appointments_cancelled_by_a_side check (cancelled_by in ('owner', 'veterinarian')),
  add constraint appointments_only_cancelled_have_a_reason
    check (status = 'cancelled' or (cancel_reason is null and cancelled_by is null));

-- As it was; the columns of a cancellation have a guard of their own, below.
create or replace function private.guard_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  open_columns constant text[] := array['status', 'visit_note', 'updated_at', 'cancel_reason', 'cancelled_by'];
begin
  if not private.is_client_request() then
    return new;
  end if;
  if to_jsonb(new) - open_columns is distinct from to_jsonb(old) - open_columns then
    raise sqlstate 'PT403' using message = 'Only the status of an appointment can be changed.';
  end if;
  if new.visit_note is distinct from old.visit_note and old.veterinarian_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'Only the veterinarian writes the note of a visit.';
  end if;
  if new.status is distinct from old.status then
    if old.status <> 'upcoming' then
      raise sqlstate 'PT409' using message = format('This appointment is already %s.', old.status);
    end if;
    if new.status = 'completed' and old.veterinarian_id is distinct from private.me() then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can complete an appointment.';
    end if;
    if new.status = 'completed' and old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

-- Says who cancelled, whatever the caller sent, and takes the reason once. Runs after the guard above.
create function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian boolean;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.cancel_reason := null;
    new.cancelled_by := null;
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if (new.cancel_reason, new.cancelled_by) is distinct from (old.cancel_reason, old.cancelled_by) then
      raise sqlstate 'PT403' using message = 'The reason is given once, when the visit is cancelled.';
    end if;
    return new;
  end if;
  by_veterinarian := old.veterinarian_id = private.me();
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := nullif(btrim(new.cancel_reason), '');
  if length(new.cancel_reason) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if new.cancel_reason = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_cancellation before insert or update on public.appointments
for each row execute function private.guard_cancellation();

revoke execute on function private.guard_cancellation() from public;
