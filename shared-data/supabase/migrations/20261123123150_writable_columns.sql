-- Visitors and users write the columns that are granted by name: `profiles.deleted_at`, among others, was its owner's to set.

-- Whose account is still there has not left.
update public.profiles set deleted_at = null
where deleted_at is not null and exists (select from auth.users account where account.id = profiles.id);

-- ## Days that no calendar has

-- Without the triggers: a correction is no change of the pet.
alter table public.pets disable trigger user;
update public.pets set archived_at = now() where not archived_at between '0001-01-01 00:00Z' and '9999-12-31 00:00Z';
update public.pets set remembered_since = now()
where not remembered_since between '0001-01-01 00:00Z' and '9999-12-31 00:00Z';
update public.pets set created_at = now() where created_at > now() or created_at = '-infinity';
update public.pets set updated_at = created_at where updated_at > now() or updated_at = '-infinity';
alter table public.pets enable trigger user;
update public.lost_pets set since = now() where since > now() or since = '-infinity';

alter table public.pets add constraint pets_moments_are_days check (
  archived_at between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
  and remembered_since between '0001-01-01 00:00Z' and '9999-12-31 00:00Z'
);

-- ## Guards of columns that nobody may write any more

drop trigger guard_pet on public.pets;
drop function private.guard_pet();
drop trigger start_review_shown on public.reviews;
drop function private.start_review_shown();
drop trigger guard_review_change on public.reviews;
drop function private.guard_review_change();

create function private.date_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answer := nullif(btrim(new.answer), '');
  if new.answer is distinct from old.answer then
    new.answered_at := case when new.answer is not null then now() end;
  else
    new.answered_at := old.answered_at;
  end if;
  return new;
end;
$$;
revoke execute on function private.date_answer() from public;

create trigger date_answer before update on public.reviews
for each row execute function private.date_answer();

create or replace function private.guard_new_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  select * into visit from public.appointments where id = new.appointment_id;
  -- auth.uid() is null for the operator (seed, service key), who may enter reviews on behalf of the visit's client.
  if visit.id is null or (auth.uid() is not null and visit.client_id <> auth.uid()) then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if new.client_id is not null and new.client_id <> visit.client_id then
    raise sqlstate 'PT403' using message = 'You can only review your own visits.';
  end if;
  if visit.status <> 'completed' then
    raise sqlstate 'PT409' using message = 'A visit can be reviewed once it is completed.';
  end if;
  if exists (select from public.reviews where appointment_id = visit.id) then
    raise sqlstate 'PT409' using message = 'You have already reviewed this visit.';
  end if;
  new.veterinarian_id := visit.veterinarian_id;
  new.client_id := null;
  new.author_name := private.shortened_name((select full_name from public.profiles where id = visit.client_id));
  new.comment := nullif(btrim(new.comment), '');
  return new;
end;
$$;

create or replace function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() and new.user_type = 'client' and new.email <> coalesce(old.email, '')
    and not private.is_confirmed_address(new.id, new.email) then
    raise sqlstate 'PT403' using message = 'Your profile can only show the address that you sign in with.';
  end if;
  return new;
end;
$$;

create or replace function private.guard_new_appointment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  booked constant text := nullif(current_setting('veto.booked_veterinarian', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.client_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'You can only book for yourself.';
  end if;
  if private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if new.status is distinct from 'upcoming' then
    raise sqlstate 'PT400' using message = 'A new appointment is always upcoming.';
  end if;
  -- Two requests that each lock several calendars could wait for each other.
  if booked <> new.veterinarian_id::text then
    raise sqlstate 'PT400' using message = 'Please book one veterinarian at a time.';
  end if;
  perform set_config('veto.booked_veterinarian', new.veterinarian_id::text, true);
  perform private.assert_bookable(
    new.veterinarian_id, new.appointment_date, new.appointment_time, new.duration_minutes
  );
  return new;
end;
$$;

create or replace function private.guard_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
declare
  changed constant text := nullif(current_setting('veto.changed_visit', true), '');
begin
  if not private.is_client_request() then
    return new;
  end if;
  if changed <> new.id::text then
    raise sqlstate 'PT400' using message = 'Please change one visit at a time.';
  end if;
  perform set_config('veto.changed_visit', new.id::text, true);
  if new.visit_note is distinct from old.visit_note and old.veterinarian_id is distinct from private.me() then
    raise sqlstate 'PT403' using message = 'Only the veterinarian writes the note of a visit.';
  end if;
  if new.status is distinct from old.status then
    if old.status <> 'upcoming' then
      raise sqlstate 'PT409' using message = format('This appointment is already %s.', old.status);
    end if;
    if new.status = 'completed' and old.veterinarian_id is distinct from private.me() then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can complete an appointment.';
    end if;
    if new.status = 'completed' and old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked complete once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

create or replace function private.guard_cancellation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_veterinarian boolean;
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.status <> 'cancelled' or old.status = 'cancelled' then
    if new.cancel_reason is distinct from old.cancel_reason then
      raise sqlstate 'PT403' using message = 'The reason is given once, when the visit is cancelled.';
    end if;
    return new;
  end if;
  by_veterinarian := old.veterinarian_id = private.me();
  new.cancelled_by := case when by_veterinarian then 'veterinarian' else 'owner' end;
  new.cancel_reason := nullif(btrim(new.cancel_reason), '');
  if length(new.cancel_reason) > 500 then
    raise sqlstate 'PT400' using message = 'Please use at most 500 characters.';
  end if;
  if new.cancel_reason = 'No-show' then
    if not by_veterinarian then
      raise sqlstate 'PT403' using message = 'Only the veterinarian can say that nobody came.';
    end if;
    if old.appointment_date + old.appointment_time > private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'A visit can be marked as a no-show once it has begun.';
    end if;
  end if;
  return new;
end;
$$;

drop trigger guard_cancellation on public.appointments;
create trigger guard_cancellation before update on public.appointments
for each row execute function private.guard_cancellation();

create or replace function private.guard_phone_visit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  wanted constant tsrange := private.slot(new.visit_date, new.visit_time, 30);
begin
  if not private.is_client_request() then
    return new;
  end if;
  if new.veterinarian_id is distinct from private.me() or not private.is_veterinarian(private.me()) then
    raise sqlstate 'PT403' using message = 'You can only book for your own practice.';
  end if;
  if upper(wanted) <= private.warsaw_now() then
    raise sqlstate 'PT400' using message = 'This time has passed. Please choose a later one.';
  end if;
  if (lower(wanted) at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' <> lower(wanted) then
    raise sqlstate 'PT400' using message = 'The clocks go forward at this time. Please choose another one.';
  end if;
  if new.visit_date > private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Appointments can be booked up to one year ahead.';
  end if;
  perform private.lock_calendar(new.veterinarian_id);
  return new;
end;
$$;

create or replace function private.sign_record_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    new.added_by := private.me();
  end if;
  return new;
end;
$$;

-- ## Columns, by name

revoke insert, update on
  public.appointments, public.contact_messages, public.lost_pets, public.medicines, public.notification_preferences,
  public.pet_documents, public.pets, public.phone_visits, public.profiles, public.record_refusals, public.reviews,
  public.time_off, public.vaccinations, public.visit_answers, public.visit_photos, public.weights, public.working_hours
from anon, authenticated;

grant update (
  full_name, email, city, profile_image_url, specialty, description, education, years_of_experience, phone, clinic_name,
  address, website, updated_at, pet_types, services, latitude, longitude, portrait, languages, home_visits,
  cat_only_waiting_room
) on public.profiles to authenticated;
grant insert (
  owner_id, name, type, breed, age, gender, weight, color, microchip_number, medical_history, allergies, medications,
  vaccination_records, last_visit_date, last_visit_reason, image_url
), update (
  name, type, breed, age, gender, weight, color, microchip_number, medical_history, allergies, medications,
  vaccination_records, last_visit_date, last_visit_reason, image_url, updated_at, archived_at, remembered_since
) on public.pets to authenticated;
grant select, insert (pet_id, veterinarian_id), delete on public.record_refusals to authenticated;
grant insert (veterinarian_id, weekday, opens_at, closes_at), update (weekday, opens_at, closes_at), delete
on public.working_hours to authenticated;
grant
  select, delete,
  insert (veterinarian_id, starts_on, ends_on, reason, starts_at, ends_at),
  update (starts_on, ends_on, reason, starts_at, ends_at)
on public.time_off to authenticated;
grant
  select,
  insert (
    client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status,
    pet_id
  ),
  update (status, visit_note, updated_at, cancel_reason)
on public.appointments to authenticated;
grant
  select, delete,
  insert (veterinarian_id, visit_date, visit_time, client_name, client_phone, pet_name, pet_type, reason)
on public.phone_visits to authenticated;
grant insert (pet_id, product, given_on, next_due_on, appointment_id) on public.vaccinations to authenticated;
grant insert (pet_id, weighed_on, kilograms, appointment_id) on public.weights to authenticated;
grant insert (pet_id, name, dose, starts_on, ends_on) on public.medicines to authenticated;
grant insert (pet_id, title, path, mime_type, bytes) on public.pet_documents to authenticated;
grant insert (appointment_id, breathes_hard, collapsed_or_bleeds, swallowed_poison) on public.visit_answers to authenticated;
grant insert (appointment_id, path) on public.visit_photos to authenticated;
grant select, insert (pet_id), delete on public.lost_pets to authenticated;
grant insert (appointment_id, veterinarian_id, client_id, rating, comment), update (answer) on public.reviews to authenticated;
grant select, insert (user_id, topic, channel, wanted), update (user_id, topic, channel, wanted)
on public.notification_preferences to authenticated;
grant insert (name, email, subject, message, website) on public.contact_messages to anon, authenticated;
