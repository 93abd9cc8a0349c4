-- A client asks for another time; the veterinarian accepts or declines. Until then both times are held: the visit keeps
-- its slot, and nobody else can take the one asked for.

create table public.reschedule_requests (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  proposed_date date not null,
  proposed_time time not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  message text check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);

-- An expression rather than `where status = 'pending'`: the embedded API takes any unique index on a plain foreign key
-- for a one-to-one relation, and would answer one request where a hosted project answers a list.
create unique index one_pending_request_per_appointment on public.reschedule_requests
  ((case when status = 'pending' then appointment_id end));
create index reschedule_requests_appointment_idx on public.reschedule_requests (appointment_id);

alter table private.slot_holds add foreign key (reschedule_request_id)
references public.reschedule_requests (id) on delete cascade;

alter table public.reschedule_requests enable row level security;

-- Row-level security of appointments decides inside the sub-query, so this means: both sides of the visit.
create policy "both sides read their requests" on public.reschedule_requests
for select to authenticated
using (exists (select from public.appointments visit where visit.id = appointment_id));
-- Written only by the functions below.

-- Asks for another time; a request that was still open is withdrawn in favour of this one.
create function public.request_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  request public.reschedule_requests;
begin
  select * into visit from public.appointments where id = appointment and client_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if proposed_date is null or proposed_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (proposed_date, proposed_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;

  perform private.close_reschedule_request(visit.id, 'withdrawn');
  perform private.assert_bookable(visit.veterinarian_id, proposed_date, proposed_time, visit.duration_minutes);

  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, message)
  values (visit.id, proposed_date, proposed_time, nullif(btrim(message), ''))
  returning * into request;
  insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
  values (
    visit.veterinarian_id, private.slot(proposed_date, proposed_time, visit.duration_minutes), visit.id, request.id
  );
  return request;
end;
$$;

-- The veterinarian's answer. Accepting moves the visit in the same transaction, so it never holds no slot or two visits.
create function public.answer_reschedule(request uuid, accept boolean)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.reschedule_requests;
begin
  select wanted.* into asked
  from public.reschedule_requests wanted
  join public.appointments visit on visit.id = wanted.appointment_id
  where wanted.id = request and visit.veterinarian_id = auth.uid()
  for update of wanted, visit;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  if asked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', asked.status);
  end if;
  if accept and asked.proposed_date + asked.proposed_time <= private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(
    asked.appointment_id, case when accept then 'accepted' else 'declined' end
  );
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time
    where id = asked.appointment_id;
  end if;
  return asked;
end;
$$;

-- The client takes the request back.
create function public.withdraw_reschedule(request uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.reschedule_requests;
begin
  select wanted.* into asked
  from public.reschedule_requests wanted
  join public.appointments visit on visit.id = wanted.appointment_id
  where wanted.id = request and visit.client_id = auth.uid()
  for update of wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  if asked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', asked.status);
  end if;
  return private.close_reschedule_request(asked.appointment_id, 'withdrawn');
end;
$$;

-- Ends the open request of a visit, if there is one, and lets go of the time it held.
create function private.close_reschedule_request(appointment uuid, outcome text) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  closed public.reschedule_requests;
begin
  update public.reschedule_requests set status = outcome, answered_at = now()
  where appointment_id = appointment and status = 'pending'
  returning * into closed;
  delete from private.slot_holds where reschedule_request_id = closed.id;
  return closed;
end;
$$;

-- A visit that is over or cancelled cannot be moved any more.
create function private.close_request_of_finished_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_reschedule_request(new.id, 'withdrawn');
  return null;
end;
$$;

create trigger close_request_of_finished_appointment after update on public.appointments
for each row when (old.status = 'upcoming' and new.status <> 'upcoming')
execute function private.close_request_of_finished_appointment();

revoke execute on function
  public.request_reschedule(uuid, date, time, text), public.answer_reschedule(uuid, boolean),
  public.withdraw_reschedule(uuid), private.close_reschedule_request(uuid, text),
  private.close_request_of_finished_appointment()
from public, anon, authenticated;
grant execute on function
  public.request_reschedule(uuid, date, time, text), public.answer_reschedule(uuid, boolean),
  public.withdraw_reschedule(uuid)
to authenticated, service_role;
