-- A veterinarian asks for another time as well: the request waits for the other side, and holds both times meanwhile.

alter table public.reschedule_requests
  add column proposed_by text not null default 'owner' check (proposed_by in ('owner', 'veterinarian'));

-- Asks for another time on behalf of one side of the visit; a request that was still open is withdrawn in favour of it.
create function private.propose_time(
  visit_id uuid, side text, new_date date, new_time time, words text
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message, proposed_by)
  values (visit.id, new_date, new_time, nullif(btrim(words), ''), side)
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (visit.veterinarian_id, private.slot(new_date, new_time, visit.duration_minutes), visit.id, request.id);
  return request;
end;
$$;

create or replace function public.request_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.appointments where id = appointment and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'owner', proposed_date, proposed_time, message);
end;
$$;

-- The same by the veterinarian; the owner answers.
create function public.propose_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  return private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message);
end;
$$;

-- The answer of the side that was asked.
create or replace function public.answer_reschedule(request uuid, accept boolean)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
  asked public.reschedule_requests;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case wanted.proposed_by when 'owner' then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  asked := private.lock_pending_request(request, visit);
  if accept and asked.proposed_date + asked.proposed_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(visit, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time
    where id = visit;
  end if;
  return asked;
end;
$$;

-- The side that asked takes the request back.
create or replace function public.withdraw_reschedule(request uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit uuid;
begin
  select booked.id into visit
  from public.reschedule_requests wanted
  join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case wanted.proposed_by when 'owner' then booked.client_id else booked.veterinarian_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  perform private.lock_pending_request(request, visit);
  return private.close_reschedule_request(visit, 'withdrawn');
end;
$$;

revoke execute on function
  private.propose_time(uuid, text, date, time, text), public.propose_reschedule(uuid, date, time, text)
from public, anon, authenticated;
grant execute on function public.propose_reschedule(uuid, date, time, text) to authenticated, service_role;
