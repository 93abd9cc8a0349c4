-- An owner whose veterinarian asked to see the animal again is invited to book, once, when that day is near, unless they
-- have booked since.

-- Which visits somebody has been invited to follow up.
create table private.follow_up_invitations (
  appointment_id uuid primary key references public.appointments (id) on delete cascade
);
alter table private.follow_up_invitations enable row level security;

create index appointments_follow_up_idx on public.appointments (follow_up_on) where follow_up_on is not null;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'booked', 'cancelled', 'reschedule_asked', 'reschedule_accepted', 'reschedule_declined', 'message', 'review',
  'review_answer', 'reminder', 'visit_summary', 'found', 'follow_up'
));

create or replace function private.topic_of(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up') then 'reminders'
    else 'visits'
  end
$$;

-- Whether there is nothing more to invite to: the owner has booked this veterinarian for the animal since, or the animal
-- is no longer among their pets, or one of the two has left.
create function private.is_followed_up(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments later
    where later.client_id = visit.client_id and later.veterinarian_id = visit.veterinarian_id
      and later.status <> 'cancelled' and later.appointment_date > visit.appointment_date
      and (later.pet_id is null or visit.pet_id is null or later.pet_id = visit.pet_id)
  ) or exists (
    select from public.pets pet
    where pet.id = visit.pet_id and (pet.archived_at is not null or pet.remembered_since is not null)
  ) or exists (
    select from public.profiles owner where owner.id = visit.client_id and owner.deleted_at is not null
  ) or not private.is_veterinarian(visit.veterinarian_id)
$$;

-- Gives the invitations that are due at a moment, at most so many: a week before the day, though not sooner than three days
-- after the visit, and until two weeks after it. By Warsaw's calendar, from eight in the morning.
create function private.give_follow_up_invitations(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  visit public.appointments;
  given uuid;
  count integer := 0;
begin
  for given in
    insert into private.follow_up_invitations (appointment_id)
    select over.id from public.appointments over
    where over.status = 'completed'
      and over.follow_up_on between today - 14 and today + 7
      and over.appointment_date <= today - 3
      and not private.is_followed_up(over)
      and not exists (select from private.follow_up_invitations known where known.appointment_id = over.id)
    order by over.follow_up_on, over.id
    limit at_most
    on conflict do nothing
    returning appointment_id
  loop
    select * into visit from public.appointments where id = given;
    perform private.notify(
      visit.client_id, 'follow_up',
      private.facts_of_visit(visit, visit.client_id)
        || jsonb_build_object('pet_id', visit.pet_id, 'follow_up_on', visit.follow_up_on),
      'follow-up ' || visit.id, at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- Gives everything that a date makes due: of each kind at most so many.
create function private.give_what_is_due(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
end;
$$;

-- As it was; what is due is given in one place.
create or replace function public.claim_mails(at_most integer, at timestamptz default now()) returns jsonb
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
    perform private.give_what_is_due(at, 50);
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
      select users.email from auth.users users join private.mails owned on owned.user_id = users.id
      where owned.id = due.id and users.email_confirmed_at is not null
    ) as account on true
    where mail.id = due.id
    returning mail.*, account.email
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'claim', taken.claim, 'to', taken.email, 'name', profile.full_name, 'kind', taken.kind,
    'topic', private.topic_of(taken.kind), 'about', taken.about, 'token', taken.token
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$$;

revoke execute on function
  private.is_followed_up(public.appointments), private.give_follow_up_invitations(timestamptz, integer),
  private.give_what_is_due(timestamptz, integer)
from public, anon, authenticated, service_role;
