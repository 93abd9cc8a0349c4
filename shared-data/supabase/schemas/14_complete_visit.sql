-- What a veterinarian writes when a visit is over: the note, the entries of the pet's record, and when to come again, all
-- of it or nothing, and taken back as a whole for a moment. Marking a visit complete without a note works too.

-- For how long a completion can be taken back. The owner is notified after that.
create function private.undo_time() returns interval
language sql immutable set search_path = ''
as $$ select interval '1 minute' $$;

-- Visits that `complete_visit` completed, for `undo_complete_visit`: its rows carry the same moment. `prune` takes them away.
create table private.completions (
  appointment_id uuid primary key references public.appointments (id) on delete cascade,
  completed_at timestamptz not null default now(),
  -- The note that stood there before.
  former_note text
);
-- For `prune`.
create index completions_completed_idx on private.completions (completed_at);

alter table private.completions enable row level security;

-- The note as its owner reads it: the summary, and below it what else was done, a line each; null where there is nothing.
create function private.note_of_visit(
  summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date,
  documents jsonb default '[]'
)
returns text
language sql immutable set search_path = ''
as $$
  select nullif(concat_ws(
    E'\n',
    nullif(btrim(summary, E' \t\r\n'), ''),
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
        'Vaccination: ' || btrim(given.product) || coalesce(', lot ' || nullif(btrim(given.lot_number), ''), '')
        || coalesce(', next due on ' || to_char(given.next_due_on, 'FMMon FMDD, YYYY'), ''),
        E'\n'
      )
      from jsonb_to_recordset(vaccinations) as given (product text, lot_number text, next_due_on date)
    ),
    'Weight: ' || trim_scale(kilograms) || ' kg',
    (
      select string_agg('Document: ' || btrim(given.title), E'\n')
      from jsonb_to_recordset(documents) as given (title text)
    ),
    'Follow-up: from ' || to_char(follow_up_on, 'FMMon FMDD, YYYY')
  ), '')
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
  if not private.has_begun(visit.appointment_date, visit.appointment_time) then
    raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
  end if;
  if visit.status = 'completed' and visit.visit_note is not null then
    raise sqlstate 'PT409' using message = 'This visit has its note already. Please edit that one.';
  end if;
end;
$$;

-- Writes the entries of a report into the pet's record, in the name of the veterinarian who asks: reading the
-- record at a visit and adding to it are one right.
create function private.add_to_record(
  visit public.appointments, medicines jsonb, vaccinations jsonb, kilograms numeric, documents jsonb
)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if medicines = '[]' and vaccinations = '[]' and documents = '[]' and kilograms is null then
    return;
  end if;
  if visit.pet_id is null then
    raise sqlstate 'PT409' using message = 'This pet has no health record here. Please write it in the summary.';
  end if;
  if not private.treats_pet(visit.pet_id) then
    raise sqlstate 'PT403' using
      message = 'You cannot write to the health record of this pet. Please write it in the summary.';
  end if;
  insert into public.vaccinations (pet_id, product, vaccine, lot_number, given_on, next_due_on, added_by, appointment_id)
  select visit.pet_id, btrim(given.product), nullif(btrim(given.vaccine), ''), nullif(btrim(given.lot_number), ''),
    visit.appointment_date, given.next_due_on, auth.uid(), visit.id
  from jsonb_to_recordset(vaccinations) as given (product text, vaccine text, lot_number text, next_due_on date);
  insert into public.medicines (pet_id, name, dose, starts_on, ends_on, added_by)
  select visit.pet_id, btrim(given.name), nullif(btrim(given.dose), ''), visit.appointment_date, given.ends_on,
    auth.uid()
  from jsonb_to_recordset(medicines) as given (name text, dose text, ends_on date);
  if kilograms is not null then
    insert into public.weights (pet_id, weighed_on, kilograms, added_by, appointment_id)
    values (visit.pet_id, visit.appointment_date, add_to_record.kilograms, auth.uid(), visit.id);
  end if;
  insert into public.pet_documents (pet_id, title, path, mime_type, bytes, added_by)
  select visit.pet_id, btrim(given.title), given.path, given.mime_type, given.bytes, auth.uid()
  from jsonb_to_recordset(documents) as given (title text, path text, mime_type text, bytes integer);
  perform private.assert_within('entries of a record', greatest(
    (select count(*) from public.vaccinations where pet_id = visit.pet_id),
    (select count(*) from public.medicines where pet_id = visit.pet_id),
    (select count(*) from public.pet_documents where pet_id = visit.pet_id),
    (select count(*) from public.weights where pet_id = visit.pet_id)
  ), 'PT403', 'The health record of this pet is full. Please write it in the summary.');
end;
$$;

-- Raises unless the signed-in person has stored all of these files: nobody lists those of somebody else.
create function private.assert_own_documents(documents jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from jsonb_to_recordset(documents) as given (path text) where not exists (
      select from storage.objects stored
      where stored.bucket_id = 'pet-documents' and stored.name = given.path and stored.owner_id = auth.uid()::text
    )
  ) then
    raise sqlstate 'PT400' using message = 'A document is no longer stored. Please choose it again.';
  end if;
end;
$$;

-- Completes a visit of the signed-in veterinarian, or gives a completed one its note. Everything may be left out;
-- medicines: [{ name, dose, ends_on }], vaccinations: [{ product, vaccine, lot_number, next_due_on }], documents
-- that are stored already: [{ title, path, mime_type, bytes }], up to 20 each; the follow-up is after 1 to 104 weeks, or on
-- `follow_up_day` within them; `questions`: up to four that the owner is asked a day later. The animal is locked before its
-- visit, as it is by an owner who removes it.
-- @raises PT404 for anybody else's visit, PT400 for a report that makes no sense, PT409 for a visit that has not begun, is
-- cancelled or has its note, PT403 for a record that may not be written to or is full.
create function public.complete_visit(
  appointment uuid, summary text default null, treatment text default null, medicines jsonb default '[]',
  vaccinations jsonb default '[]', kilograms numeric default null, follow_up_weeks integer default null,
  documents jsonb default '[]', questions text[] default '{}', follow_up_day date default null
)
returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  again date;
  note text;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if not (
    private.is_entry_list(medicines) and private.is_entry_list(vaccinations) and private.is_entry_list(documents)
  ) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines, 20 vaccinations and 20 documents.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  again := coalesce(follow_up_day, visit.appointment_date + 7 * follow_up_weeks);
  if again not between visit.appointment_date + 1 and visit.appointment_date + 7 * 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up within 104 weeks after the visit.';
  end if;
  note := private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again, documents);
  if length(note) > 5000 then
    raise sqlstate 'PT400' using message =
      'The note and what it lists come to more than 5,000 characters. Please shorten the note or the entries.';
  end if;
  perform private.assert_own_documents(documents);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms, documents);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  perform private.ask_after_visit(visit, questions);
  update public.appointments
  set status = 'completed', follow_up_on = again, visit_note = coalesce(note, visit_note)
  where id = visit.id
  returning * into visit;
  return visit;
end;
$$;
grant execute on function public.complete_visit to authenticated, service_role;

-- ## Taking it back

-- Opens the request for another time again that a completion closed, unless its time is somebody else's by now.
create function private.reopen_request(visit public.appointments, closed_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.reschedule_requests;
begin
  update public.reschedule_requests set status = 'pending', answered_at = null
  where appointment_id = visit.id and status = 'withdrawn' and answered_at = closed_at
  returning * into asked;
  if found then
    insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
    values (
      visit.veterinarian_id, private.slot(asked.proposed_date, asked.proposed_time, visit.duration_minutes), visit.id,
      asked.id
    );
  end if;
exception when exclusion_violation then
  null;
end;
$$;

-- Takes back a completion of the signed-in veterinarian, with all that `complete_visit` wrote: the note, the follow-up, the
-- entries of the record, and what would tell the owner of it. Files of documents stay with the person who stored them.
-- @raises PT404 for anybody else's visit, PT409 once the time is over, the visit was changed or reviewed, or its owner told.
create function public.undo_complete_visit(appointment uuid) returns public.appointments
language plpgsql volatile security definer set search_path = ''
as $$
declare
  visit public.appointments;
  done private.completions;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  delete from private.completions where appointment_id = visit.id returning * into done;
  if not found or done.completed_at < now() - private.undo_time() then
    raise sqlstate 'PT409' using message = 'This can no longer be undone. You can still edit the note of the visit.';
  end if;
  -- The same moment: nothing has touched the visit since.
  if visit.status <> 'completed' or visit.updated_at <> done.completed_at
    or exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'This visit was changed since it was completed, and stays completed.';
  end if;
  delete from public.vaccinations where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.weights where appointment_id = visit.id and created_at = done.completed_at;
  delete from public.medicines
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.pet_documents
  where pet_id = visit.pet_id and added_by = visit.veterinarian_id and created_at = done.completed_at;
  delete from public.after_visits where appointment_id = visit.id;
  update public.appointments set status = 'upcoming', visit_note = done.former_note, follow_up_on = null
  where id = visit.id
  returning * into visit;
  perform private.reopen_request(visit, done.completed_at);
  perform private.forget_summary(visit);
  return visit;
end;
$$;
grant execute on function public.undo_complete_visit to authenticated, service_role;
