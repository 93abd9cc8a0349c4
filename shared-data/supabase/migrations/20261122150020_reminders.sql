-- Reminders, and the mails of the site: what is due, and who sends it. Called by the worker with the service key.
--
--   claim_mails     takes what is due, for five minutes; who claims at the same time gets other ones
--   hand_over_mail  says that the mail is about to leave: from here on nobody sends it again
--   settle_mail     says that it was taken, or why not
--
-- A worker that dies before it hands a mail over has sent nothing: another one gets the mail once the claim has run out.
-- One that dies after it may have sent it: the mail stays as it is, because a reminder that comes twice is worse than
-- the rare one that does not come.

-- Which reminder of which visit has been given, for the time that the visit had.
create table private.reminders (
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  hours_before integer not null,
  starts_at timestamptz not null,
  primary key (appointment_id, hours_before, starts_at)
);
alter table private.reminders enable row level security;

create index appointments_to_come_idx on public.appointments (appointment_date) where status = 'upcoming';

-- Gives the reminders that are due at a moment, at most so many: 24 and 2 hours before a visit. Hours are hours that
-- pass, also in the nights when the clocks change. Who books later than that needs no reminder, and whoever was not
-- reminded a day before because nobody was there to do it is reminded two hours before.
create function private.give_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.reminders (appointment_id, hours_before, starts_at)
    select booked.id, lead.hours, moment.starts_at
    from public.appointments booked
    cross join (values (24, 2), (2, 0)) as lead (hours, until)
    cross join lateral (
      select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
    ) as moment
    where booked.status = 'upcoming'
      and booked.appointment_date between (at at time zone 'Europe/Warsaw')::date
        and (at at time zone 'Europe/Warsaw')::date + 2
      and moment.starts_at - make_interval(hours => lead.hours) <= at
      and moment.starts_at - make_interval(hours => lead.until) > at
      and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
      and not exists (
        select from private.reminders known
        where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
      )
    order by moment.starts_at, booked.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into visit from public.appointments where id = given.appointment_id;
    perform private.notify(
      visit.client_id, 'reminder',
      private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
      concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- Which reminder of which vaccination has been given, for the day on which it was due.
create table private.vaccination_reminders (
  vaccination_id uuid not null references public.vaccinations (id) on delete cascade,
  -- How many days before; -1: it is overdue.
  days_before integer not null,
  due_on date not null,
  primary key (vaccination_id, days_before, due_on)
);
alter table private.vaccination_reminders enable row level security;

create index vaccinations_due_idx on public.vaccinations (next_due_on) where next_due_on is not null;

-- Gives the reminders of vaccinations, at most so many: 30 and 7 days before one is due, and once in the month after it
-- was. By Warsaw's calendar, from eight in the morning. A later vaccination by the same name makes the earlier one done;
-- one entered in between needs no reminder of what had passed by then.
create function private.give_vaccination_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  for given in
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    select entered.id, lead.days, entered.next_due_on
    from public.vaccinations entered
    cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
    where entered.next_due_on between today - 31 and today + 30
      and entered.next_due_on - lead.days <= today
      and entered.next_due_on - lead.until > today
      and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
      and not exists (
        select from public.vaccinations later
        where later.pet_id = entered.pet_id and private.fold(later.product) = private.fold(entered.product)
          and later.given_on > entered.given_on
      )
      and not exists (
        select from private.vaccination_reminders known
        where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
      )
    order by entered.next_due_on, entered.id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select kept.* into pet from public.pets kept
    join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
    select product into vaccine from public.vaccinations where id = given.vaccination_id;
    perform private.notify(
      pet.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
      ),
      concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;

-- Takes mails that are due, at most so many (up to 200), for five minutes:
-- [{ id, claim, to, name, kind, topic, about, token }]. Mails whose person has no confirmed address are dropped.
create function public.claim_mails(at_most integer, at timestamptz default now()) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claimed jsonb;
begin
  perform private.give_reminders(at, 200);
  perform private.give_vaccination_reminders(at, 200);
  with due as (
    select id from private.mails
    where sent_at is null and handed_over_at is null and given_up_at is null
      and due_at <= at and (claimed_until is null or claimed_until <= at)
    order by due_at, id
    limit least(greatest(at_most, 1), 200)
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

-- Whether the claim still holds; if so, the mail is sent by whoever asked, or by nobody.
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

revoke execute on function
  private.give_reminders(timestamptz, integer), private.give_vaccination_reminders(timestamptz, integer),
  public.claim_mails(integer, timestamptz),
  public.hand_over_mail(uuid, uuid, timestamptz), public.settle_mail(uuid, uuid, text, timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_mails(integer, timestamptz), public.hand_over_mail(uuid, uuid, timestamptz),
  public.settle_mail(uuid, uuid, text, timestamptz)
to service_role;
