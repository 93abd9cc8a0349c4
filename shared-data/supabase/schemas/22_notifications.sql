-- What happened that concerns somebody: shown in the site, and sent by mail, as each person wants it.
--
-- Triggers write both for everybody but the person who did it: that person gets a mail about their own visit, and no
-- notification. Nobody hears of what the operator enters: a seed, or a correction by the service key.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in (
    'booked', 'cancelled', 'reschedule_asked', 'reschedule_accepted', 'reschedule_declined', 'message', 'review',
    'review_answer', 'reminder', 'visit_summary', 'found', 'follow_up', 'licence', 'moved', 'choose_again',
    'earlier_offer', 'after_visit', 'after_visit_alarm',
    'carer_joined', 'carer_left', 'pet_handed_over', 'sitting_begins', 'sitting_ends'
  )),
  -- What a sentence about it needs, as it was then: { appointment_id, person_id, person, pet, date, time, … }.
  about jsonb not null check (jsonb_typeof(about) = 'object'),
  -- Nobody sees it sooner.
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user_idx on public.notifications (user_id, created_at desc, id);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
-- For `prune`.
create index notifications_created_idx on public.notifications (created_at);

-- What somebody does not want, or wants again: where there is no row, they want it.
create table public.notification_preferences (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null check (topic in ('visits', 'messages', 'reviews', 'reminders')),
  channel text not null check (channel in ('site', 'mail')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);

create policy "people read their notifications" on public.notifications
for select to authenticated using (user_id = (select auth.uid()) and created_at <= now());
create policy "people read their preferences" on public.notification_preferences
for select to authenticated using (user_id = (select auth.uid()));
create policy "people state their preferences" on public.notification_preferences
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their preferences" on public.notification_preferences
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.notifications to authenticated;
-- What is stated again replaces the row, with its key.
grant select, insert (user_id, topic, channel, wanted), update (user_id, topic, channel, wanted)
on public.notification_preferences to authenticated;

-- Marks these of the signed-in user's notifications as read, at most 50 of them, or all; answers how many. In one order, so
-- that two tabs do not wait for each other.
-- @raises PT400 for more than 50.
create function public.mark_notifications_read(notifications uuid[] default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  marked integer;
begin
  if cardinality(notifications) > 50 then
    raise sqlstate 'PT400' using message = 'Please name at most 50 notifications.';
  end if;
  update public.notifications news set read_at = now()
  from (
    select own.id from public.notifications own
    where own.user_id = auth.uid() and own.read_at is null and own.created_at <= now()
      and (mark_notifications_read.notifications is null or own.id = any (mark_notifications_read.notifications))
    order by own.id for no key update
  ) as unread
  where news.id = unread.id;
  get diagnostics marked = row_count;
  return marked;
end;
$$;
-- What waits for the signed-in user: { messages, notifications: how many of each they have not read }
create function public.unread_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'messages', (
      select coalesce(sum(case when client_id = private.me() then client_unread else veterinarian_unread end), 0)
      from public.conversations where client_id = private.me() or veterinarian_id = private.me()
    ),
    'notifications', (select count(*) from public.notifications where user_id = private.me() and read_at is null)
  )
$$;

grant execute on function public.mark_notifications_read, public.unread_counts to authenticated, service_role;

-- ## Who gets notice, and how

-- The topic by which a kind is wanted or not.
create function private.topic_of(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up', 'sitting_begins', 'sitting_ends') then 'reminders'
    -- No preference names it: everybody hears of their own account, and of who may see their pets.
    when kind in ('licence', 'carer_joined', 'carer_left', 'pet_handed_over') then 'account'
    -- A guest has no preferences, and nothing but their visit to hear of.
    when kind like 'guest\_%' then 'account'
    else 'visits'
  end
$$;

create function private.wants(person uuid, kind text, channel text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select stated.wanted from public.notification_preferences stated
    where stated.user_id = person and stated.topic = private.topic_of(wants.kind) and stated.channel = wants.channel
  ), true)
$$;

-- Tells somebody of something, in the ways they want: `cause` names it, so that nobody gets two mails about it. While a mail
-- about a conversation waits, it speaks for whatever else is written there.
create function private.notify(person uuid, kind text, about jsonb, cause text, mail_due timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  conversation constant uuid := (notify.about ->> 'conversation_id')::uuid;
begin
  if private.wants(person, kind, 'site') then
    insert into public.notifications (user_id, kind, about) values (person, notify.kind, notify.about);
  end if;
  if private.wants(person, kind, 'mail') and not exists (
    select from private.mails waiting
    where waiting.conversation_id = conversation and waiting.user_id = person
      and waiting.sent_at is null and waiting.handed_over_at is null and waiting.given_up_at is null
  ) then
    perform private.queue_mail(
      person, notify.kind, notify.about, notify.cause,
      coalesce(notify.about ->> 'appointment_id', notify.about ->> 'visit_id')::uuid, mail_due, conversation
    );
  end if;
end;
$$;

-- Sends somebody what they did themselves, by mail alone, if they want mails of visits: it keeps their own calendar right.
create function private.send_to_keep(person uuid, kind text, about jsonb, cause text, visit uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.wants(person, kind, 'mail') then
    perform private.queue_mail(person, send_to_keep.kind, send_to_keep.about, send_to_keep.cause, send_to_keep.visit);
  end if;
end;
$$;

-- What is said about a visit to one of its sides.
create function private.facts_of_visit(visit public.appointments, reader uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointment_id', visit.id,
    'person_id', other.id,
    'person', other.full_name,
    'is_veterinarian', other.id = visit.veterinarian_id,
    'clinic', clinic.clinic_name,
    'address', nullif(concat_ws(', ', clinic.address, clinic.city), ''),
    'phone', clinic.phone,
    'pet', visit.pet_name,
    'reason', visit.reason_for_visit,
    'minutes', visit.duration_minutes,
    'visit_type', visit.visit_type,
    'visit_type_in', visit.visit_type_in,
    'date', visit.appointment_date,
    'time', to_char(visit.appointment_time, 'HH24:MI'),
    'booked_at', visit.created_at,
    'changed_at', visit.updated_at
  )
  from public.profiles clinic, public.profiles other
  where clinic.id = visit.veterinarian_id
    and other.id = case when reader = visit.client_id then visit.veterinarian_id else visit.client_id end
$$;

-- ## What tells of a visit

create function private.tell_of_booking() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader uuid;
begin
  -- Who has no account is told by `book_as_guest` and `book_for_caller`, as a veterinarian is by the calendar where they book.
  if auth.uid() is null or new.status <> 'upcoming' or new.client_id is null then
    return null;
  end if;
  foreach reader in array array[new.client_id, new.veterinarian_id] loop
    if reader <> auth.uid() then
      perform private.notify(reader, 'booked', private.facts_of_visit(new, reader), 'booked ' || new.id || reader);
    elsif new.booked_by <> 'vet' then
      perform private.send_to_keep(
        reader, 'booking_kept', private.facts_of_visit(new, reader), 'booked ' || new.id || reader, new.id
      );
    end if;
  end loop;
  return null;
end;
$$;

create trigger tell_of_booking after insert on public.appointments
for each row execute function private.tell_of_booking();

create function private.tell_of_cancellation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader constant uuid := case when auth.uid() = new.client_id then new.veterinarian_id else new.client_id end;
  -- Who cancels a visit that no mail of theirs has told of has nothing in their calendar.
  knows constant boolean := not exists (
    select from private.mails waiting
    where waiting.appointment_id = new.id and waiting.user_id = auth.uid() and waiting.kind in ('booked', 'booking_kept')
      and waiting.sent_at is null and waiting.handed_over_at is null
  );
begin
  -- Mails that wait speak of a visit that will not be.
  delete from private.mails
  where new.id in (appointment_id, guest_visit_id) and sent_at is null and handed_over_at is null;
  if new.client_id is null then
    perform private.tell_of_cancelled_guest(old, new);
  elsif auth.uid() is not null then
    perform private.notify(
      reader, 'cancelled',
      private.facts_of_visit(new, reader) || jsonb_build_object('cancel_reason', new.cancel_reason),
      'cancelled ' || new.id
    );
    if knows and auth.uid() in (new.client_id, new.veterinarian_id) then
      perform private.send_to_keep(
        auth.uid(), 'cancel_kept', private.facts_of_visit(new, auth.uid()), 'cancel kept ' || new.id, new.id
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger tell_of_cancellation after update on public.appointments
for each row when (old.status = 'upcoming' and new.status = 'cancelled')
execute function private.tell_of_cancellation();

-- Takes back what would tell the owner that a visit is over.
-- @raises PT409 where they were told by mail.
create function private.forget_summary(visit public.appointments) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.notifications
  where user_id = visit.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = visit.id::text;
  delete from private.mails
  where appointment_id = visit.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if exists (select from private.mails where appointment_id = visit.id and kind = 'visit_summary') then
    raise sqlstate 'PT409' using message = 'The owner has been told already.';
  end if;
end;
$$;

-- Tells the owner that a visit is over, once its completion can no longer be taken back, and sends its note by mail: with
-- it where there is one, else after an hour, within which the veterinarian may still write it. A note that comes later is a
-- mail of its own; one that is changed is not sent again.
create function private.tell_of_summary() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  facts jsonb;
  noted constant boolean := new.visit_note is not null;
begin
  if auth.uid() is null or new.client_id is null then
    return null;
  end if;
  facts := private.facts_of_visit(new, new.client_id)
    || jsonb_build_object('pet_id', new.pet_id, 'follow_up_on', new.follow_up_on);
  if private.wants(new.client_id, 'visit_summary', 'site') then
    delete from public.notifications
    where user_id = new.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = new.id::text;
    insert into public.notifications (user_id, kind, about, created_at)
    values (new.client_id, 'visit_summary', facts, now() + private.undo_time());
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then private.undo_time() else interval '1 hour' end
    )
    on conflict on constraint mails_cause_key do nothing;
  end if;
  return null;
end;
$$;

create trigger tell_of_summary after update on public.appointments
for each row when (
  new.status = 'completed'
  and (old.status = 'upcoming' or (old.visit_note is null and new.visit_note is not null))
)
execute function private.tell_of_summary();

-- ## What tells of a request for another time

-- The question goes to the side that answers it, and the answer to the side that asked; who accepts gets the new time to keep.
create function private.tell_of_reschedule() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  asker uuid;
  answerer uuid;
  reader uuid;
  happened text;
  move jsonb;
begin
  if auth.uid() is null or (tg_op = 'UPDATE' and new.status not in ('accepted', 'declined')) then
    return null;
  end if;
  select * into visit from public.appointments where id = new.appointment_id;
  if new.proposed_by = 'owner' then
    asker := visit.client_id;
    answerer := visit.veterinarian_id;
  else
    asker := visit.veterinarian_id;
    answerer := visit.client_id;
  end if;
  happened := case when tg_op = 'INSERT' then 'asked' else new.status end;
  reader := case when happened = 'asked' then answerer else asker end;
  move := jsonb_build_object('new_date', new.proposed_date, 'new_time', to_char(new.proposed_time, 'HH24:MI'))
    || case when happened = 'accepted' then jsonb_build_object('changed_at', now()) else '{}' end;
  perform private.notify(
    reader, 'reschedule_' || happened, private.facts_of_visit(visit, reader) || move, 'reschedule ' || happened || new.id
  );
  if happened = 'accepted' then
    perform private.send_to_keep(
      answerer, 'move_kept', private.facts_of_visit(visit, answerer) || move, 'move kept ' || new.id, visit.id
    );
  end if;
  return null;
end;
$$;

create trigger tell_of_request after insert on public.reschedule_requests
for each row when (new.status = 'pending')
execute function private.tell_of_reschedule();
create trigger tell_of_answer after update on public.reschedule_requests
for each row when (old.status = 'pending' and new.status <> 'pending')
execute function private.tell_of_reschedule();

-- Tells the veterinarian that the signed-in owner has moved a visit, given as it was before, and the owner by mail, to keep.
create function private.tell_of_move(before public.appointments, cause uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  move jsonb;
begin
  select jsonb_build_object(
    'new_date', moved.appointment_date, 'new_time', to_char(moved.appointment_time, 'HH24:MI'), 'changed_at', moved.updated_at
  ) into move from public.appointments moved where moved.id = before.id;
  perform private.notify(
    before.veterinarian_id, 'moved', private.facts_of_visit(before, before.veterinarian_id) || move, 'moved ' || tell_of_move.cause
  );
  perform private.send_to_keep(
    before.client_id, 'move_kept', private.facts_of_visit(before, before.client_id) || move,
    'move kept ' || tell_of_move.cause, before.id
  );
end;
$$;

-- ## What tells of a message

-- Messages that come before the first was read change that one notification. The mail waits ten minutes, and one waits at a
-- time. A message of files alone has no excerpt.
create function private.tell_of_message() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  held public.conversations;
  reader uuid;
  facts jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  select * into held from public.conversations where id = new.conversation_id;
  reader := case when new.sender_id = held.client_id then held.veterinarian_id else held.client_id end;
  facts := jsonb_build_object(
    'conversation_id', held.id,
    'person_id', new.sender_id,
    'person', (select full_name from public.profiles where id = new.sender_id),
    'is_veterinarian', new.sender_id = held.veterinarian_id,
    'excerpt', nullif(left(regexp_replace(new.body, '[[:space:]]+', ' ', 'g'), 160), '')
  );
  update public.notifications set about = facts, created_at = now()
  where user_id = reader and kind = 'message' and read_at is null and about ->> 'conversation_id' = held.id::text;
  if found then
    return null;
  end if;
  perform private.notify(reader, 'message', facts, 'message ' || new.id, now() + interval '10 minutes');
  return null;
end;
$$;

create trigger tell_of_message after insert on public.messages
for each row execute function private.tell_of_message();

-- A conversation that was read needs no notification.
create function private.forget_read_messages() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader constant uuid := case
    when new.client_read_at is distinct from old.client_read_at then new.client_id else new.veterinarian_id
  end;
begin
  if (case when reader = new.client_id then new.client_unread else new.veterinarian_unread end) > 0 then
    return null;
  end if;
  update public.notifications set read_at = now()
  where user_id = reader and kind = 'message' and read_at is null and about ->> 'conversation_id' = new.id::text;
  delete from private.mails
  where conversation_id = new.id and user_id = reader and sent_at is null and handed_over_at is null;
  return null;
end;
$$;

create trigger forget_read_messages after update on public.conversations
for each row when (
  (old.client_read_at, old.veterinarian_read_at) is distinct from (new.client_read_at, new.veterinarian_read_at)
)
execute function private.forget_read_messages();

-- ## What tells of a review

-- An answer that is taken back and written again changes the notification of the first while that is not read.
create function private.tell_of_review() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  facts jsonb;
begin
  select * into visit from public.appointments where id = new.appointment_id;
  -- A guest has no account, and no news.
  if auth.uid() is null and visit.client_id is not null or tg_op = 'UPDATE' and visit.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(
      new.veterinarian_id, 'review',
      jsonb_build_object(
        'person_id', new.veterinarian_id, 'person', new.author_name, 'is_veterinarian', false, 'rating', new.rating,
        'excerpt', left(new.comment, 160)
      ),
      'review ' || new.id
    );
  else
    facts := jsonb_build_object(
      'review_id', new.id,
      'person_id', new.veterinarian_id,
      'person', (select full_name from public.profiles where id = new.veterinarian_id),
      'is_veterinarian', true,
      'excerpt', left(new.answer, 160)
    );
    update public.notifications set about = facts, created_at = now()
    where user_id = visit.client_id and kind = 'review_answer' and read_at is null
      and about ->> 'review_id' = new.id::text;
    if not found then
      perform private.notify(visit.client_id, 'review_answer', facts, 'review answer ' || new.id);
    end if;
  end if;
  return null;
end;
$$;

create trigger tell_of_review after insert on public.reviews
for each row execute function private.tell_of_review();
create trigger tell_of_review_answer after update on public.reviews
for each row when (old.answer is null and new.answer is not null)
execute function private.tell_of_review();
