-- Either side of a visit asks for another time; the other side accepts or declines. Until then both times are held: the
-- visit keeps its slot, and nobody else can take the one asked for. Where the veterinarian lets clients move their visits
-- (`clients_may_move`), they need not ask until a day before; such a move is stored as a request that was accepted at once.

create table public.reschedule_requests (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  proposed_date date not null,
  proposed_time time not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  message text check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  proposed_by text not null default 'owner' check (proposed_by in ('owner', 'veterinarian'))
);
-- An expression rather than `where status = 'pending'`: the embedded API takes any unique index on a plain foreign key
-- for a one-to-one relation, and would answer one request where a hosted project answers a list.
create unique index one_pending_request_per_appointment on public.reschedule_requests
  ((case when status = 'pending' then appointment_id end));
create index reschedule_requests_appointment_idx on public.reschedule_requests (appointment_id);
create index reschedule_requests_created_idx on public.reschedule_requests (created_at);

alter table private.slot_holds add foreign key (reschedule_request_id)
references public.reschedule_requests (id) on delete cascade;

-- Row-level security of appointments decides inside the sub-query, so this means: both sides of the visit.
create policy "both sides read their requests" on public.reschedule_requests
for select to authenticated
using (exists (select from public.appointments visit where visit.id = appointment_id));
grant select on public.reschedule_requests to authenticated;

-- ## Another time

-- @raises PT400 for a time that is missing, or booked already.
create function private.assert_other_time(visit public.appointments, new_date date, new_time time) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if new_date is null or new_time is null then
    raise sqlstate 'PT400' using message = 'Please choose a date and a time.';
  end if;
  if (visit.appointment_date, visit.appointment_time) = (new_date, new_time) then
    raise sqlstate 'PT400' using message = 'This is the time that is booked already. Please choose another one.';
  end if;
end;
$$;

-- Counts what the signed-in side has asked or moved within a day: the other side got a mail for each.
-- @raises PT429 for too many.
create function private.assert_may_ask_again(side text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_within('requests for another time a day', (
    select count(*) + 1 from public.reschedule_requests asked
    join public.appointments about on about.id = asked.appointment_id
    where asked.proposed_by = side and asked.created_at > now() - interval '1 day'
      and auth.uid() = case side when 'owner' then about.client_id else about.veterinarian_id end
  ), 'PT429', 'You have asked for many other times today. Please try again tomorrow.');
end;
$$;

-- Moves a visit, whose calendar is locked, to another free time: the one rule of everybody who moves a visit at once. Its own
-- time may overlap the new one. An open request ends. @returns the visit as it is now.
-- @raises PT400 and PT409 for a time that is not free.
create function private.move_visit(visit public.appointments, new_date date, new_time time) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.appointments;
begin
  perform private.assert_other_time(visit, new_date, new_time);
  perform private.close_reschedule_request(visit.id, 'withdrawn');
  delete from private.slot_holds where appointment_id = visit.id;
  perform private.assert_bookable(visit.veterinarian_id, new_date, new_time, visit.duration_minutes);
  update public.appointments set appointment_date = new_date, appointment_time = new_time, move_wish = null
  where id = visit.id returning * into moved;
  return moved;
end;
$$;

-- Whether the client moves this visit without asking. Whom the veterinarian asks to choose another time may at any hour; so may
-- a guest whose visit the veterinarian moved last.
create function private.client_may_move(visit public.appointments) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    exists (select from public.profiles vet where vet.id = visit.veterinarian_id and vet.clients_may_move)
    and private.instant(visit.appointment_date, visit.appointment_time) > now() + interval '24 hours'
  ) or (
    visit.move_wish is not null and not private.has_begun(visit.appointment_date, visit.appointment_time)
  ) or (
    visit.client_id is null
    and exists (select from private.guest_visits where appointment_id = visit.id and moved_by = 'veterinarian')
  );
end;
$$;

-- @raises PT409 where the client may not move this visit without asking.
create function private.assert_client_may_move(visit public.appointments) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.client_may_move(visit) then
    raise sqlstate 'PT409' using message = case
      when (select vet.clients_may_move from public.profiles vet where vet.id = visit.veterinarian_id)
        then 'A visit can be moved until 24 hours before it. Please ask the practice.'
      else 'This veterinarian does not let visits be moved online. Please ask the practice.'
    end;
  end if;
end;
$$;

-- ## Asking

-- What both sides' requests do: takes the place of a request that is open, and holds the new time. Without an account nobody
-- answers: `move_own_guest` moves at once.
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
  perform from public.appointments
  where id = visit_id and client_id is not null and auth.uid() = case side when 'owner' then client_id else veterinarian_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  visit := private.lock_visit(visit_id);
  if visit.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', visit.status);
  end if;
  if exists (select from public.profiles where id in (visit.client_id, visit.veterinarian_id) and deleted_at is not null) then
    raise sqlstate 'PT409' using message = 'One side of this visit has deleted their account.';
  end if;
  perform private.assert_other_time(visit, new_date, new_time);
  if private.slot(new_date, new_time, visit.duration_minutes)
    && private.slot(visit.appointment_date, visit.appointment_time, visit.duration_minutes) then
    raise sqlstate 'PT409' using message =
      'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.';
  end if;
  perform private.assert_may_ask_again(side);

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

-- Asks for another time of the signed-in owner's visit; the veterinarian answers.
-- @raises PT404 for a visit that is not theirs, PT400 and PT409 for a time that is not free, PT429 for too many in a day.
create function public.request_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language sql volatile security definer set search_path = ''
as $$ select private.propose_time(appointment, 'owner', proposed_date, proposed_time, message) $$;

-- The same by the veterinarian; the owner answers.
create function public.propose_reschedule(
  appointment uuid, proposed_date date, proposed_time time, message text default null
)
returns public.reschedule_requests
language sql volatile security definer set search_path = ''
as $$ select private.propose_time(appointment, 'veterinarian', proposed_date, proposed_time, message) $$;

-- Moves the signed-in owner's visit to another free time at once, and tells the veterinarian.
-- @raises PT404 for a visit that is not theirs, PT400 and PT409 for a time that is not free, PT409 for a visit that is over and
-- where the veterinarian wants to be asked, PT429 for too many in a day.
create function public.move_own_visit(visit uuid, new_date date, new_time time) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own public.appointments;
  made uuid;
begin
  perform from public.appointments where id = visit and client_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  own := private.lock_visit(visit);
  if own.status <> 'upcoming' then
    raise sqlstate 'PT409' using message = format('This appointment is already %s.', own.status);
  end if;
  perform private.assert_client_may_move(own);
  perform private.assert_may_ask_again('owner');
  perform private.assert_other_time(own, new_date, new_time);
  insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time, status, answered_at)
  values (own.id, new_date, new_time, 'accepted', now()) returning id into made;
  perform private.move_visit(own, new_date, new_time);
  perform private.tell_of_move(own, made);
end;
$$;
grant execute on function public.move_own_visit to authenticated, service_role;

-- ## Answering and taking back

-- A request that the side that asked is about to withdraw, or the other one to answer, after its calendar and its visit.
-- @raises PT404 for anybody else, PT409 for a request that is closed.
create function private.lock_pending_request(request uuid, is_answer boolean) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.reschedule_requests;
begin
  perform private.lock_visit(booked.id)
  from public.reschedule_requests wanted join public.appointments booked on booked.id = wanted.appointment_id
  where wanted.id = request
    and auth.uid() = case when (wanted.proposed_by = 'owner') = is_answer then booked.veterinarian_id else booked.client_id end;
  if not found then
    raise sqlstate 'PT404' using message = 'This request was not found.';
  end if;
  select * into locked from public.reschedule_requests where id = request for no key update;
  if locked.status <> 'pending' then
    raise sqlstate 'PT409' using message = format('This request is already %s.', locked.status);
  end if;
  return locked;
end;
$$;

-- Ends the open request of a visit, if there is one, and lets go of the time it held. Nobody is asked any more.
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
  delete from private.mails
  where appointment_id = close_reschedule_request.appointment and kind = 'reschedule_asked' and sent_at is null
    and handed_over_at is null;
  return closed;
end;
$$;

-- The answer of the side that was asked. Accepting moves the visit.
-- @raises PT404 for anybody else, PT409 for a request that is closed or a time that has passed.
create function public.answer_reschedule(request uuid, accept boolean)
returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.reschedule_requests := private.lock_pending_request(request, true);
begin
  if accept is null then
    raise sqlstate 'PT400' using message = 'Say whether the new time is accepted.';
  end if;
  if accept and private.has_begun(asked.proposed_date, asked.proposed_time) then
    raise sqlstate 'PT409' using message = 'The proposed time has passed.';
  end if;

  asked := private.close_reschedule_request(asked.appointment_id, case when accept then 'accepted' else 'declined' end);
  if accept then
    update public.appointments
    set appointment_date = asked.proposed_date, appointment_time = asked.proposed_time, move_wish = null
    where id = asked.appointment_id;
  end if;
  return asked;
end;
$$;

-- The side that asked takes the request back.
-- @raises PT404 for anybody else, PT409 for a request that is closed.
create function public.withdraw_reschedule(request uuid) returns public.reschedule_requests
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.close_reschedule_request((private.lock_pending_request(request, false)).appointment_id, 'withdrawn');
end;
$$;

grant execute on function
  public.request_reschedule, public.propose_reschedule, public.answer_reschedule, public.withdraw_reschedule
to authenticated, service_role;

-- A visit that is over or cancelled can be neither moved nor brought forward.
create function private.close_requests_of_finished_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_reschedule_request(new.id, 'withdrawn');
  update public.earlier_requests set ended_at = now() where appointment_id = new.id and ended_at is null;
  return null;
end;
$$;

create trigger close_requests_of_finished_appointment after update on public.appointments
for each row when (old.status = 'upcoming' and new.status <> 'upcoming')
execute function private.close_requests_of_finished_appointment();

-- ## Asking clients to choose again

-- Tells the client of a visit that its veterinarian asks for another time. @returns whether they can be told: without an account
-- and an address nobody is.
create function private.ask_client_to_choose(visit public.appointments, words text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked constant text := concat_ws(' ', 'choose again', visit.id, extract(epoch from now()));
begin
  if visit.client_id is null then
    perform private.write_to_guest(visit, 'guest_choose_again', asked, now());
    return exists (select from private.mails where cause = asked);
  end if;
  if exists (select from public.profiles where id = visit.client_id and deleted_at is not null) then
    return false;
  end if;
  perform private.notify(
    visit.client_id, 'choose_again',
    private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('excerpt', nullif(words, '')), asked
  );
  return true;
end;
$$;

-- Asks the clients of the signed-in veterinarian's visits to come to choose another time, all with the same words. Each visit
-- keeps its time until its client moves it (`client_may_move`). Who was asked before is not asked again.
-- @returns the visits whose clients were told.
-- @raises PT400 for more than 100 visits, and for words beyond 500 characters.
create function public.ask_to_choose_again(visits uuid[], words text default null) returns uuid[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said constant text := coalesce(btrim(ask_to_choose_again.words), '');
  visit public.appointments;
  told uuid[] := '{}';
begin
  if cardinality(visits) > 100 then
    raise sqlstate 'PT400' using message = 'Please ask about at most 100 visits at a time.';
  end if;
  if length(said) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  perform private.lock_calendar(auth.uid());
  for visit in
    select booked.* from public.appointments booked
    where booked.id = any (visits) and booked.veterinarian_id = auth.uid() and booked.status = 'upcoming'
      and booked.move_wish is null and not private.has_begun(booked.appointment_date, booked.appointment_time)
    order by booked.id for no key update
  loop
    if private.ask_client_to_choose(visit, said) then
      update public.appointments set move_wish = said where id = visit.id;
      told := told || visit.id;
    end if;
  end loop;
  return told;
end;
$$;
grant execute on function public.ask_to_choose_again to authenticated, service_role;
