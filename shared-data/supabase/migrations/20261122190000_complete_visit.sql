-- What a veterinarian writes when a visit is over: the note, the entries of the pet's record, and when to come again, all
-- of it or nothing. Marking a visit complete without a note goes on working.

alter table public.appointments
  -- The day from which the owner is asked to come again; null where no follow-up is needed.
  add column follow_up_on date,
  add constraint appointments_follow_up_after_visit
    check (follow_up_on is null or (status = 'completed' and follow_up_on > appointment_date));

-- The note as its owner reads it: the summary, and below it what else was done, a line each.
create function private.note_of_visit(
  summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date
)
returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    btrim(summary, E' \t\r\n'),
    'Treatment: ' || nullif(btrim(treatment, E' \t\r\n'), ''),
    (
      select string_agg(
        'Medicine: ' || btrim(given.name) || coalesce(', ' || nullif(btrim(given.dose), ''), '')
        || coalesce(', until ' || to_char(given.ends_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date)
    ),
    (
      select string_agg(
        'Vaccination: ' || btrim(given.product)
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  )
$$;

-- Whether a list of a report is one: an array of up to 20 objects.
create function private.is_entry_list(entries jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 20
    and not jsonb_path_exists(entries, 'strict $[*] ? (@.type() != "object")'),
    false
  )
$$;

-- Raises unless the signed-in veterinarian may close this visit with a report: it is theirs, has begun, was not
-- cancelled, and has no report yet. A visit that was marked complete before takes its report later.
create function private.assert_reportable(visit public.appointments) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if visit.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'This appointment is already cancelled.';
  end if;
  if visit.appointment_date + visit.appointment_time > private.warsaw_now() then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  if visit.status = 'completed' and visit.visit_note is not null then
    raise sqlstate 'PT409' using message = 'This visit has its note already. Please edit that one.';
  end if;
end;
$$;

-- Writes the entries of a report into the pet's record, in the name of the veterinarian who asks: whoever may read the
-- record at a visit may add to it.
create function private.add_to_record(
  visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric
)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if medicines = '[]' and vaccinations = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  if greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ) > private.quota('entries of a record') then
    raise sqlstate 'PT403' using
      message = 'The health record of this pet is full. Please write it in the summary.';
  end if;
end;
$$;

-- Completes a visit of the signed-in veterinarian with its note, the entries of the pet's record and a follow-up, in one
-- transaction; or adds these to a visit that was marked complete without a note.
--   medicines      [{ name, dose, ends_on }], vaccinations [{ product, next_due_on }]: at most 20 each
--   kilograms      the weight, follow_up_weeks 1 to 104 weeks after the visit; null for none
-- Refused with 404 (not their visit), 409 (not begun, cancelled, or with a note already), 403 (the owner keeps the record
-- to themselves) and 400.
create function public.complete_visit(
  appointment uuid, summary text, treatment text default null, medicines jsonb default '[]',
  vaccinations jsonb default '[]', kilograms numeric default null, follow_up_weeks integer default null
)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  again date;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if nullif(btrim(summary, E' \t\r\n'), '') is null then
    raise sqlstate 'PT400' using message = 'Please enter a summary of the visit.';
  end if;
  if not (private.is_entry_list(medicines) and private.is_entry_list(vaccinations)) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines and 20 vaccinations.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms);
  again := visit.appointment_date + 7 * follow_up_weeks;
  update public.appointments
  set status = 'completed', follow_up_on = again,
      visit_note = private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again)
  where id = visit.id
  returning * into visit;
  return visit;
end;
$$;

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'booked', 'cancelled', 'reschedule_asked', 'reschedule_accepted', 'reschedule_declined', 'message', 'review',
  'review_answer', 'reminder', 'visit_summary'
));

-- Tells the owner that a visit is over, once, and sends its note by mail: at once where there is one, else in an hour,
-- within which the veterinarian may still write it. A note that comes later is a mail of its own; one that is changed
-- is not sent again.
create function private.tell_of_summary() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  facts jsonb;
  noted constant boolean := new.visit_note is not null;
begin
  if auth.uid() is null then
    return null;
  end if;
  facts := private.facts_of_visit(new, new.client_id)
    || jsonb_build_object('pet_id', new.pet_id, 'follow_up_on', new.follow_up_on);
  if private.wants(new.client_id, 'visit_summary', 'site') then
    delete from public.notifications
    where user_id = new.client_id and kind = 'visit_summary' and about ->> 'appointment_id' = new.id::text;
    insert into public.notifications (user_id, kind, about) values (new.client_id, 'visit_summary', facts);
  end if;
  delete from private.mails
  where appointment_id = new.id and kind = 'visit_summary' and sent_at is null and handed_over_at is null;
  if private.wants(new.client_id, 'visit_summary', 'mail') then
    insert into private.mails (user_id, kind, about, cause, appointment_id, due_at)
    values (
      new.client_id, 'visit_summary', facts || jsonb_build_object('note', new.visit_note),
      concat_ws(' ', 'visit summary', new.id, case when noted then 'with note' end), new.id,
      now() + case when noted then interval '0' else interval '1 hour' end
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

revoke execute on function
  private.note_of_visit(text, text, jsonb, jsonb, numeric, date), private.is_entry_list(jsonb),
  private.assert_reportable(public.appointments),
  private.add_to_record(public.appointments, jsonb, jsonb, numeric),
  public.complete_visit(uuid, text, text, jsonb, jsonb, numeric, integer), private.tell_of_summary()
from public, anon, authenticated, service_role;
grant execute on function public.complete_visit(uuid, text, text, jsonb, jsonb, numeric, integer)
to authenticated, service_role;
