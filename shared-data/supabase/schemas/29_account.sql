-- What somebody may take out of here and take away: all that is kept about them, and the account itself.
--
-- The account of the sign-in service goes; what concerns somebody else as well stays, without whom it was: past visits with
-- their notes, reviews, what was written to the other side of a conversation. Its profile is kept empty for these to refer
-- to. A new table that names a person is emptied in `forget_person` and listed in `own_data`; tests find the one that is not.

-- ## Own data

-- The signed-in person's stored files, [{ bucket, path, stays }]: those stay whose pet goes to somebody else when they leave.
create function private.own_files() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bucket', bucket_id, 'path', name,
    'stays', (bucket_id = 'pet-images' or private.is_in_record(bucket_id, name))
      and private.heir_of(private.pet_of_file(name)) is not null
  ) order by bucket_id, name), '[]')
  from private.files_of_me()
$$;

-- The rows of a table that are the signed-in person's, as a list; `condition` names them by $1.
create function private.own_rows(source regclass, condition text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(mine)), ''[]'') from %s as mine where %s', source, condition)
  into own using auth.uid();
  return own;
end;
$$;

-- All that is kept about the signed-in person, by table, and their files as [{ bucket, path, stays }].
-- @raises PT401 for a visitor.
create function public.own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to download your data.';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', id, 'email', email, 'created_at', created_at, 'language', private.language_of(raw_user_meta_data)
      ) from auth.users where id = me
    ),
    'profile', (select to_jsonb(mine) from public.profiles mine where id = me),
    'owner_phones', private.own_rows('public.owner_phones', 'owner_id = $1'),
    'pets', private.own_rows('public.pets', 'owner_id = $1'),
    'saved_veterinarians', private.own_rows('public.saved_veterinarians', 'owner_id = $1'),
    'vaccinations', private.own_rows('public.vaccinations', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'weights', private.own_rows('public.weights', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'medicines', private.own_rows('public.medicines', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'documents', private.own_rows('public.pet_documents', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'lost_pets', private.own_rows('public.lost_pets', 'pet_id in (select id from public.pets where owner_id = $1)'),
    'found_reports', private.own_rows('public.found_reports', 'pet_id in (select id from public.pets where owner_id = $1)'),
    -- Of a link's secret there is only what it is known by, which is of use to nobody.
    'passport_links', (
      select coalesce(jsonb_agg(to_jsonb(link) - 'secret_hash'), '[]')
      from public.passport_links link join public.pets pet on pet.id = link.pet_id where pet.owner_id = me
    ),
    'pet_carers', private.own_rows(
      'public.pet_carers', 'person_id = $1 or pet_id = any (array(select id from public.pets where owner_id = $1))'
    ),
    'care_entries', private.own_rows(
      'public.care_entries', 'person_id = $1 or pet_id = any (array(select id from public.pets where owner_id = $1))'
    ),
    'household_invitations', (
      select coalesce(jsonb_agg(to_jsonb(made) - 'secret_hash'), '[]')
      from public.household_invitations made where made.owner_id = me
    ),
    'appointments', private.own_rows('public.appointments', '$1 in (client_id, veterinarian_id)'),
    'reschedule_requests', private.own_rows(
      'public.reschedule_requests',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'earlier_requests', private.own_rows('public.earlier_requests', 'client_id = $1'),
    'slot_offers', private.own_rows('public.slot_offers', 'client_id = $1'),
    'after_visits', private.own_rows(
      'public.after_visits',
      'appointment_id in (select id from public.appointments where $1 in (client_id, veterinarian_id))'
    ),
    'visit_answers', private.own_rows(
      'public.visit_answers', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'visit_photos', private.own_rows(
      'public.visit_photos', 'appointment_id in (select id from public.appointments where client_id = $1)'
    ),
    'reviews', private.own_rows(
      'public.reviews',
      'veterinarian_id = $1 or appointment_id = any (array(select id from public.appointments where client_id = $1))'
    ),
    'conversations', private.own_rows('public.conversations', '$1 in (client_id, veterinarian_id)'),
    'messages', private.own_rows(
      'public.messages',
      'conversation_id in (select id from public.conversations where $1 in (client_id, veterinarian_id))'
    ),
    'message_attachments', private.own_rows(
      'public.message_attachments',
      'message_id in (
        select sent.id from public.messages sent join public.conversations held on held.id = sent.conversation_id
        where $1 in (held.client_id, held.veterinarian_id)
      )'
    ),
    'notifications', private.own_rows('public.notifications', 'user_id = $1'),
    'notification_preferences', private.own_rows('public.notification_preferences', 'user_id = $1'),
    'working_hours', private.own_rows('public.working_hours', 'veterinarian_id = $1'),
    'time_off', private.own_rows('public.time_off', 'veterinarian_id = $1'),
    'emergency_hours', private.own_rows('public.emergency_hours', 'veterinarian_id = $1'),
    'service_prices', private.own_rows('public.service_prices', 'veterinarian_id = $1'),
    'visit_types', private.own_rows('public.visit_types', 'veterinarian_id = $1'),
    'note_templates', private.own_rows('public.note_templates', 'veterinarian_id = $1'),
    'licences', (
      select coalesce(jsonb_agg(to_jsonb(own) - 'decided_by'), '[]') from public.licences own where own.veterinarian_id = me
    ),
    'files', private.own_files()
  );
end;
$$;

-- ## Deleting the account

-- Deletes the signed-in person's account for good. `address` is the one they sign in with, typed once more. Their files are
-- taken away before, through the storage service, but for those that stay: it alone reaches the bytes.
-- @raises PT401 for a visitor, PT400 for another address, PT409 while there are files.
create function public.delete_account(address text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to delete your account.';
  end if;
  if not exists (select from auth.users where id = me and lower(email) = lower(btrim(address))) then
    raise sqlstate 'PT400' using message = 'This is not the address you sign in with.';
  end if;
  delete from auth.users where id = me;
  -- Asked once the deletion holds the person: an upload in the same moment is stored by then, or is refused.
  if private.own_files() <> '[]' then
    raise sqlstate 'PT409' using message = 'Some of your files are still stored. Please try again.';
  end if;
end;
$$;

grant execute on function public.own_data, public.delete_account to authenticated;

create function private.forget_account() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_person(old.id);
  return null;
end;
$$;

create trigger forget_account after delete on auth.users
for each row execute function private.forget_account();

-- Deletes what is somebody's alone, cancels their visits and empties their profile. Everything that others may be busy with is
-- locked first, in the order of locks. The hours go before the visits are cancelled: a calendar without hours is computed at
-- once. Conversations come before what tells of them, as in writing to the person who leaves.
create function private.forget_person(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  calendar uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(private.leaving_lock(person));
  -- All calendars in one order: two people who leave at once do not wait for each other.
  for calendar in
    select distinct veterinarian_id from public.appointments
    where status = 'upcoming' and person in (client_id, veterinarian_id)
    union select person order by 1
  loop
    perform private.lock_calendar(calendar);
  end loop;
  perform private.lock_person(person);
  perform from public.pets where owner_id = person order by id for update;
  -- Both whom the person cares for and who cares for theirs, in one order: nobody who leaves as well becomes an owner.
  perform from public.pet_carers
  where person_id = person or pet_id = any (array(select id from public.pets where owner_id = person))
  order by pet_id, person_id for update;
  perform from public.saved_veterinarians where person in (owner_id, veterinarian_id)
  order by owner_id, veterinarian_id for update;
  perform from public.appointments where person in (client_id, veterinarian_id) order by id for no key update;
  perform from public.conversations where person in (client_id, veterinarian_id) order by id for no key update;

  -- Before the visits: nobody who leaves is offered a time that this frees.
  delete from public.earlier_requests where person in (client_id, veterinarian_id);
  delete from public.slot_offers where veterinarian_id = person;
  delete from public.working_hours where veterinarian_id = person;
  delete from public.time_off where veterinarian_id = person;
  delete from public.emergency_hours where veterinarian_id = person;
  perform private.cancel_visits_of(person);
  delete from public.service_prices where veterinarian_id = person;
  delete from public.visit_types where veterinarian_id = person;
  -- Whoever has no account still finds a visit to come by its link, which was just cancelled.
  delete from public.appointments
  where veterinarian_id = person and client_id is null
    and not (
      id in (select appointment_id from private.guest_visits) and status = 'cancelled' and appointment_date >= private.warsaw_today()
    );
  delete from private.freed_times where veterinarian_id = person;
  delete from public.note_templates where veterinarian_id = person;
  delete from private.guest_visits
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from private.guest_codes where veterinarian_id = person;
  delete from public.licences where veterinarian_id = person;
  delete from private.licence_notices where veterinarian_id = person;
  delete from public.record_refusals where veterinarian_id = person;
  -- The files are gone by now; what was answered before a visit stays with its note.
  delete from public.visit_photos
  where appointment_id in (select id from public.appointments where client_id = person);
  delete from public.message_attachments
  where message_id in (select id from public.messages where sender_id = person);
  delete from public.household_invitations where owner_id = person;
  delete from public.pet_carers where person_id = person;
  update public.care_entries set person_id = null where person_id = person;
  perform private.pass_on_pets(person);
  delete from public.pets where owner_id = person;
  delete from public.owner_phones where owner_id = person;
  delete from public.saved_veterinarians where person in (owner_id, veterinarian_id);
  delete from public.notifications where user_id = person;
  delete from public.notification_preferences where user_id = person;
  delete from private.mails where user_id = person;
  delete from private.calendar_links where person_id = person;
  delete from public.admins where user_id = person;
  update private.decisions set made_by = nullif(made_by, person), person_id = nullif(person_id, person)
  where person in (made_by, person_id);
  update public.reviews set author_name = private.shortened_name(null)
  where appointment_id in (select id from public.appointments where client_id = person);
  update public.conversations
  set client_blocked = client_blocked or client_id = person,
      veterinarian_blocked = veterinarian_blocked or veterinarian_id = person
  where person in (client_id, veterinarian_id);
  perform private.empty_profile(person);
end;
$$;

-- The pets of somebody who leaves go to the carer who has been one longest; those without one stay behind.
create function private.pass_on_pets(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pet uuid;
begin
  for pet in
    select own.id from public.pets own where own.owner_id = person and private.heir_of(own.id) is not null order by own.id
  loop
    perform private.make_owner(pet, private.heir_of(pet));
    delete from public.pet_carers where pet_id = pet and person_id = person;
  end loop;
end;
$$;

-- Cancels what somebody has before them; the triggers of a visit tell the other side. An owner's visit that has begun is
-- left to its veterinarian to complete, at its own time: nobody is left to move it with. A veterinarian who goes completes none.
create function private.cancel_visits_of(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.appointments
  set status = 'cancelled',
      cancelled_by = case when veterinarian_id = person then 'veterinarian' else 'owner' end,
      cancel_reason = 'This account has been deleted.'
  where status = 'upcoming' and (
    veterinarian_id = person
    or (client_id = person and not private.has_begun(appointment_date, appointment_time))
  );
  perform private.close_reschedule_request(id, 'withdrawn')
  from public.appointments where status = 'upcoming' and client_id = person;
end;
$$;

-- Every column goes back to its default, also those to come.
create function private.empty_profile(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  execute (
    select format(
      'update public.profiles set deleted_at = now(), %s where id = $1', string_agg(format('%I = default', attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = 'public.profiles'::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'user_type', 'created_at', 'updated_at', 'deleted_at')
  ) using person;
end;
$$;

-- ## Meanwhile and afterwards

-- Deleting an account holds this alone, and before any calendar; a booking shares it for both of its sides. So the deletion
-- sees every visit that was booked before it, and a booking never waits for one that waits for a calendar: it is refused.
create function private.leaving_lock(person uuid) returns bigint
language sql immutable set search_path = ''
as $$ select pg_catalog.hashtextextended(person::text, 2) $$;

create function private.refuse_who_leaves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not (
    pg_catalog.pg_try_advisory_xact_lock_shared(private.leaving_lock(new.client_id))
    and pg_catalog.pg_try_advisory_xact_lock_shared(private.leaving_lock(new.veterinarian_id))
  ) then
    raise sqlstate 'PT409' using message = 'This account is being deleted.';
  end if;
  return new;
end;
$$;

-- By its name the first of the triggers: the others lock the calendar.
create trigger a_refuse_who_leaves before insert on public.appointments
for each row execute function private.refuse_who_leaves();
create trigger a_refuse_who_leaves_with_a_guest before update of client_id on public.appointments
for each row when (old.client_id is null and new.client_id is not null) execute function private.refuse_who_leaves();

-- A token that was issued before lives for up to an hour on a hosted project. It must not fill what was emptied.
create function private.refuse_deleted_account() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.profiles where id = private.me() and deleted_at is not null) then
    raise sqlstate 'PT401' using message = 'This account has been deleted.';
  end if;
  return null;
end;
$$;

-- By its name after `lock_own_calendar`: saving that has waited for the deletion meets it.
create trigger refuse_deleted_account before update on public.profiles
for each statement execute function private.refuse_deleted_account();

-- Asked when the rows are there: a booking that has waited for the deletion of its own account meets it then.
do $$
declare
  written text;
begin
  foreach written in array array[
    'pets', 'appointments', 'reschedule_requests', 'reviews', 'conversations', 'messages', 'message_reports',
    'notification_preferences', 'working_hours', 'time_off', 'service_prices', 'vaccinations', 'weights', 'medicines',
    'pet_documents', 'record_refusals', 'review_reports', 'visit_answers', 'visit_photos', 'passport_links', 'lost_pets',
    'message_attachments', 'emergency_hours', 'licences', 'saved_veterinarians', 'note_templates',
    'earlier_requests', 'visit_types', 'pet_carers', 'household_invitations', 'care_entries', 'owner_phones'
  ] loop
    execute format(
      'create trigger refuse_deleted_account after insert or update on public.%I
       for each statement execute function private.refuse_deleted_account()', written
    );
  end loop;
end;
$$;
