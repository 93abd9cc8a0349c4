-- Mails of the site, and who sends them: the worker, with the service key.
--
--   claim_mails     takes what is due, for five minutes; two claims at the same time get different ones
--   hand_over_mail  says that the mail is about to leave: from here on nobody sends it again
--   settle_mail     says that it was taken, or why not
--
-- A worker that dies before it hands a mail over has sent nothing: another one gets the mail once the claim has run out.
-- One that dies after it may have sent it: the mail stays as it is, because a reminder that comes twice is worse than
-- the rare one that does not come.

-- Each for one cause. Read and written only by functions.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- Null of a guest's.
  user_id uuid references public.profiles (id) on delete cascade,
  kind text not null,
  about jsonb not null,
  -- What it is sent for, once.
  cause text not null unique,
  appointment_id uuid references public.appointments (id) on delete cascade,
  conversation_id uuid references public.conversations (id) on delete cascade,
  due_at timestamptz not null,
  -- Stands in the mail's link that stops mails of its topic.
  token uuid not null unique default gen_random_uuid(),
  -- Whose turn it is to send it, and until when it is nobody else's.
  claim uuid,
  claimed_until timestamptz,
  -- From here on nobody sends it again: it may have arrived.
  handed_over_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  guest_visit_id uuid references private.guest_visits (appointment_id) on delete cascade,
  guest_code_id uuid references private.guest_codes (id) on delete cascade,
  constraint mails_are_for_somebody check (num_nonnulls(user_id, guest_visit_id, guest_code_id) = 1)
);
create index mails_due_idx on private.mails (due_at)
where sent_at is null and handed_over_at is null and given_up_at is null;
-- For `prune`.
create index mails_settled_idx on private.mails (due_at)
where sent_at is not null or handed_over_at is not null or given_up_at is not null;
create index mails_appointment_idx on private.mails (appointment_id);
create index mails_conversation_idx on private.mails (conversation_id);
create index mails_user_idx on private.mails (user_id);
create index mails_guest_visit_idx on private.mails (guest_visit_id);
create index mails_guest_code_idx on private.mails (guest_code_id);

alter table private.mails enable row level security;

-- ## One true mail

-- Whether a mail waits that says when a visit is.
create function private.tells_time(mail private.mails) returns boolean
language sql immutable set search_path = ''
as $$
  select mail.sent_at is null and mail.handed_over_at is null and mail.given_up_at is null
    and mail.kind in ('booked', 'booking_kept', 'moved', 'move_kept')
$$;

-- Once a visit has moved, waiting mails name its new time, or go: those that speak of another one, and reminders. A worker that
-- has one in hand is not allowed to send it. The guest's link of one that moved in an account says so. Where a reminder of the new
-- time would be due already, the news of the move stands for it, as that of a booking does.
create function private.follow_move() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id and new.client_id is not null;
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined', 'choose_again')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  insert into private.reminders (appointment_id, hours_before, starts_at)
  select new.id, lead.hours, moment.starts_at
  from (values (2), (24)) as lead (hours)
  cross join (select (new.appointment_date + new.appointment_time) at time zone 'Europe/Warsaw' as starts_at) as moment
  where moment.starts_at - make_interval(hours => lead.hours) <= now()
  on conflict do nothing;
  return null;
end;
$$;

create trigger follow_move after update on public.appointments
for each row when (
  (old.appointment_date, old.appointment_time) is distinct from (new.appointment_date, new.appointment_time)
)
execute function private.follow_move();

-- Queues a mail for its one `cause`. Where a mail about the same visit waits for the same person, which
-- `follow_move` has given the visit's new time, a move is no mail of its own; and none at all where the visit is back
-- at the time that the person knows.
create function private.queue_mail(
  person uuid, kind text, about jsonb, cause text, visit uuid, mail_due timestamptz default now(), conversation uuid default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if queue_mail.kind in ('moved', 'move_kept') and exists (
    select from private.mails mail where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail)
  ) then
    delete from private.mails mail
    where mail.user_id = person and mail.appointment_id = visit and private.tells_time(mail) and mail.about ? 'new_date'
      and (mail.about ->> 'date', mail.about ->> 'time') = (mail.about ->> 'new_date', mail.about ->> 'new_time');
    return;
  end if;
  insert into private.mails (user_id, kind, about, cause, appointment_id, conversation_id, due_at)
  values (person, queue_mail.kind, queue_mail.about, queue_mail.cause, visit, conversation, mail_due)
  on conflict on constraint mails_cause_key do nothing;
end;
$$;

-- ## Sending

-- Claims at most so many mails (1 to 200) that are due at a moment, after what a date makes due by then: [{ id, claim, to,
-- name, kind, topic, about, token }]. A mail to somebody without a confirmed address is given up. `about` has the reader's
-- language, of an account as it is by now (null where none was chosen), with what to prepare (`preparation_for`), and of a guest a
-- secret of the mail's own, which is not kept.
create function public.claim_mails(at_most integer, at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted constant integer := least(greatest(at_most, 1), 200);
  claimed jsonb;
begin
  if (
    select count(*) from (
      select from private.mails
      where sent_at is null and handed_over_at is null and given_up_at is null
        and due_at <= at and (claimed_until is null or claimed_until <= at)
      limit wanted
    ) as waiting
  ) < wanted then
    -- Few in a transaction: a booking waits for the calendars whose times are offered.
    perform private.give_what_is_due(at, least(wanted, 50));
  end if;
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit wanted
    for update skip locked
  ), taken as (
    update private.mails mail
    set claim = gen_random_uuid(), claimed_until = at + interval '5 minutes', attempts = mail.attempts + 1,
        given_up_at = case when account.email is null then at end,
        last_error = case when account.email is null then 'no confirmed address' else mail.last_error end
    from due left join lateral (
      select users.email, private.language_of(users.raw_user_meta_data) as language
      from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
      union all
      select guest.email, null from private.guest_visits guest join private.mails owned on owned.guest_visit_id = guest.appointment_id
      where owned.id = due.id and guest.email is not null
      union all
      select sent.email, null from private.guest_codes sent join private.mails owned on owned.guest_code_id = sent.id
      where owned.id = due.id
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email, account.language
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'token', taken.token,
    'about', taken.about || case
      when taken.user_id is not null then jsonb_build_object('language', taken.language, 'preparation', case
        when taken.kind in ('booked', 'booking_kept', 'reminder')
        then private.preparation_for(taken.appointment_id, taken.user_id, taken.language)
      end)
      when taken.guest_visit_id is not null then jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id))
      else '{}'
    end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$$;

-- Whether the claim still holds; if so, the caller sends the mail, and nobody else ever does.
create function public.hand_over_mail(mail uuid, claim uuid, at timestamptz default now()) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mails held set handed_over_at = at
  where held.id = mail and held.claim = hand_over_mail.claim and held.claimed_until > at
    and held.handed_over_at is null and held.sent_at is null;
  return found;
end;
$$;

-- Notes what became of a mail that was handed over. Where it was not taken, `error` says why, and it is due again after
-- 2, 4, 8 … minutes, at most six hours; after eight attempts it is given up.
create function public.settle_mail(mail uuid, claim uuid, error text default null, at timestamptz default now())
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.mails held
  set sent_at = case when error is null then at end,
      handed_over_at = case when error is null then held.handed_over_at end,
      claim = null,
      claimed_until = null,
      last_error = left(error, 500),
      given_up_at = case when error is not null and held.attempts >= 8 then at end,
      due_at = case
        when error is null then held.due_at
        else at + least(make_interval(mins => (2 ^ held.attempts)::integer), interval '6 hours')
      end
  where held.id = mail and held.claim = settle_mail.claim and held.handed_over_at is not null and held.sent_at is null;
end;
$$;

grant execute on function public.claim_mails, public.hand_over_mail, public.settle_mail to service_role;

-- Stops mails of a topic by the link in one of them, also signed out. Answers the topic; null for a wrong link, and for
-- mails about one's own account, which always come.
create function public.unsubscribe(link uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mail private.mails;
begin
  select * into mail from private.mails where token = link;
  if not found or private.topic_of(mail.kind) = 'account' then
    return null;
  end if;
  insert into public.notification_preferences (user_id, topic, channel, wanted)
  values (mail.user_id, private.topic_of(mail.kind), 'mail', false)
  on conflict (user_id, topic, channel) do update set wanted = false;
  return private.topic_of(mail.kind);
end;
$$;
grant execute on function public.unsubscribe to anon, authenticated, service_role;
