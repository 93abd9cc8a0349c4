-- What a date makes due: offers of earlier times, reminders of visits and vaccinations, invitations to a follow-up, questions
-- after a visit, a sitter's first and last day, and ends of licences. Given by `claim_mails`.

-- Gives everything that a date makes due: of each kind at most so many.
create function private.give_what_is_due(at timestamptz, at_most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_after_visit_questions(at, at_most);
  perform private.give_sitting_notices(at, at_most);
  perform private.give_licence_notices(at, at_most);
end;
$$;

-- How far a job has come, so that nothing is read twice: on one of a window of days, or until a moment.
create table private.job_marks (
  job text primary key,
  on_day date,
  -- 'infinity': nothing is left for the day.
  after_day date,
  after_id uuid not null default '00000000-0000-0000-0000-000000000000',
  looked_at timestamptz
);
alter table private.job_marks enable row level security;

-- ## Of visits

-- Which reminder of which visit has been given, for the time that the visit had.
create table private.reminders (
  appointment_id uuid not null references public.appointments (id) on delete cascade,
  hours_before integer not null,
  starts_at timestamptz not null,
  primary key (appointment_id, hours_before, starts_at)
);

alter table private.reminders enable row level security;
create index appointments_to_come_idx on public.appointments (appointment_date, appointment_time, id) where status = 'upcoming';

-- Gives the reminders that are due at a moment, at most so many: 24 and 2 hours before a visit, 24 before a guest's. Hours are hours that
-- pass, also in the nights when the clocks change. A visit that is booked, or moved there (`follow_move`), later than that needs no
-- reminder; where no worker ran a day before, the reminder comes two hours before. Nobody is reminded of a visit of a pet that has died.
-- The first look of an hour is at all visits to come, later ones at what has come due since the one before.
create function private.give_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  seen constant timestamptz := (
    select mark.looked_at - interval '1 minute' from private.job_marks mark
    where mark.job = 'reminders' and mark.looked_at between date_trunc('hour', at) and at
  );
  lead record;
  -- On the wall of winter, and of summer.
  earliest timestamp;
  latest timestamp;
  visit public.appointments;
  given record;
  count integer := 0;
begin
  -- Of two workers one, so that neither takes what the other gives for given.
  if not pg_catalog.pg_try_advisory_xact_lock(pg_catalog.hashtextextended('reminders', 1)) then
    return 0;
  end if;
  for lead in select * from (values (2, 0), (24, 2)) as each (hours, until) loop
    earliest := greatest(at + make_interval(hours => lead.until), seen + make_interval(hours => lead.hours)) at time zone interval '1 hour';
    latest := (at + make_interval(hours => lead.hours)) at time zone interval '2 hours';
    for given in
      insert into private.reminders (appointment_id, hours_before, starts_at)
      select booked.id, lead.hours, moment.starts_at
      from public.appointments booked
      cross join lateral (
        select (booked.appointment_date + booked.appointment_time) at time zone 'Europe/Warsaw' as starts_at
      ) as moment
      where booked.status = 'upcoming'
        and (booked.client_id is not null or (lead.hours = 24 and exists (
          select from private.guest_visits guest where guest.appointment_id = booked.id and guest.email is not null
        )))
        and (booked.appointment_date, booked.appointment_time) >= (earliest::date, earliest::time)
        and (booked.appointment_date, booked.appointment_time) <= (latest::date, latest::time)
        and moment.starts_at - make_interval(hours => lead.hours) <= at
        and moment.starts_at - make_interval(hours => lead.until) > at
        and booked.created_at <= moment.starts_at - make_interval(hours => lead.hours)
        and not private.is_remembered(booked.pet_id)
        and not exists (
          select from private.reminders known
          where (known.appointment_id, known.hours_before, known.starts_at) = (booked.id, lead.hours, moment.starts_at)
        )
      order by booked.appointment_date, booked.appointment_time, booked.id
      limit at_most - count
      on conflict do nothing
      returning *
    loop
      select * into visit from public.appointments where id = given.appointment_id;
      if visit.client_id is null then
        perform private.write_to_guest(
          visit, 'guest_reminder', concat_ws(' ', 'guest reminder', visit.id, extract(epoch from given.starts_at)), at
        );
      else
        perform private.notify(
          visit.client_id, 'reminder',
          private.facts_of_visit(visit, visit.client_id) || jsonb_build_object('hours', given.hours_before),
          concat_ws(' ', 'reminder', visit.id, given.hours_before, extract(epoch from given.starts_at)), at
        );
      end if;
      count := count + 1;
    end loop;
  end loop;
  if count < at_most then
    insert into private.job_marks (job, looked_at) values ('reminders', at)
    on conflict (job) do update set looked_at = excluded.looked_at;
  end if;
  return count;
end;
$$;

-- ## Of vaccinations

-- Which reminder of which vaccination has been given, for the day on which it was due.
create table private.vaccination_reminders (
  vaccination_id uuid not null references public.vaccinations (id) on delete cascade,
  -- How many days before; -1: it is overdue.
  days_before integer not null,
  due_on date not null,
  primary key (vaccination_id, days_before, due_on)
);

alter table private.vaccination_reminders enable row level security;
create index vaccinations_due_idx on public.vaccinations (next_due_on, id) where next_due_on is not null;

-- Gives the reminders that are due at a moment, at most so many: 30 and 7 days before a vaccination is due, and once when it
-- is overdue, unless the pet has had it since. By Warsaw's calendar, from eight in the morning, each vaccination looked at once a
-- day: what changes later has its turn the next morning. Nobody is reminded of what a
-- pet is due for that is archived or kept in memory.
create function private.give_vaccination_reminders(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for, by the hundred: where many are due, the first hundred is enough.
  for hundred in 1 .. 10 loop
    select next_due_on as day, id into edge from public.vaccinations
    where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
    order by next_due_on, id offset 99 limit 1;
    for given in
      insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
      select entered.id, lead.days, entered.next_due_on
      from public.vaccinations entered
      cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
      join public.pets owned on owned.id = entered.pet_id
        and owned.archived_at is null and owned.remembered_since is null
      where entered.next_due_on between today - 31 and today + 30
        and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
        and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
        and entered.next_due_on - lead.days <= today
        and entered.next_due_on - lead.until > today
        and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
        and not exists (
          select from public.vaccinations later
          where later.pet_id = entered.pet_id and private.stands_for(later, entered)
        )
        and not exists (
          select from private.vaccination_reminders known
          where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
        )
      order by entered.next_due_on, entered.id
      limit at_most - count
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
      mark.after_day := given.due_on;
      mark.after_id := given.vaccination_id;
    end loop;
    exit when count >= at_most;
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
    exit when edge.id is null;
  end loop;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$$;

-- ## To a follow-up

-- Which visits somebody has been invited to follow up: once, unless they have booked since.
create table private.follow_up_invitations (
  appointment_id uuid primary key references public.appointments (id) on delete cascade
);

alter table private.follow_up_invitations enable row level security;
create index appointments_follow_up_idx on public.appointments (follow_up_on) where follow_up_on is not null;

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
    where over.status = 'completed' and over.client_id is not null
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

-- ## Of a sitter's days

-- Which notice of which sitter's part has been given, for the day that it was about.
create table private.sitting_notices (
  pet_id uuid not null,
  person_id uuid not null,
  kind text not null,
  about_day date not null,
  primary key (pet_id, person_id, kind, about_day),
  foreign key (pet_id, person_id) references public.pet_carers (pet_id, person_id) on delete cascade
);

alter table private.sitting_notices enable row level security;

-- Gives the notices that are due at a moment, at most so many: to a sitter on the day before their first one, and on their
-- last one. By Warsaw's calendar, from eight in the morning. Whoever accepted as late as that day knows.
create function private.give_sitting_notices(at timestamptz, at_most integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  part public.pet_carers;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.sitting_notices (pet_id, person_id, kind, about_day)
    select due.pet_id, due.person_id, due.kind, due.about_day
    from (
      select pet_id, person_id, created_at, 'sitting_begins' as kind, starts_on as about_day from public.pet_carers where starts_on = today + 1
      union all
      select pet_id, person_id, created_at, 'sitting_ends', until from public.pet_carers where until = today
    ) as due
    join public.pets cared on cared.id = due.pet_id and cared.archived_at is null and cared.remembered_since is null
    where (due.created_at at time zone 'Europe/Warsaw')::date < today
      and not exists (
        select from private.sitting_notices known
        where (known.pet_id, known.person_id, known.kind, known.about_day) = (due.pet_id, due.person_id, due.kind, due.about_day)
      )
    order by due.pet_id, due.person_id
    limit at_most
    on conflict do nothing
    returning *
  loop
    select * into part from public.pet_carers where (pet_id, person_id) = (given.pet_id, given.person_id);
    perform private.notify(
      given.person_id, given.kind,
      private.facts_of_household(array[given.pet_id], null)
        || jsonb_build_object('date', part.starts_on, 'new_date', part.until),
      concat_ws(' ', given.kind, given.pet_id, given.person_id, given.about_day), at
    );
    count := count + 1;
  end loop;
  return count;
end;
$$;
