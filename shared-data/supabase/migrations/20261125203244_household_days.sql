set local check_function_bodies = off;

DROP POLICY "people remove their files" ON "storage"."objects";

ALTER TABLE "public"."notifications" DROP CONSTRAINT "notifications_kind_check";

DROP FUNCTION "private"."assert_role"(text, date);

DROP FUNCTION "public"."cared_pets"();

DROP FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date);

DROP FUNCTION "public"."household"(uuid);

DROP FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date);

CREATE TABLE "private"."sitting_notices" ("pet_id" uuid NOT NULL, "person_id" uuid NOT NULL, "kind" text NOT NULL, "about_day" date NOT NULL, CONSTRAINT "sitting_notices_pkey" PRIMARY KEY (pet_id, person_id, kind, about_day));

ALTER TABLE "private"."sitting_notices" ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."sitting_notices" OWNER TO "postgres";

ALTER TABLE "public"."household_invitations" ADD COLUMN "starts_on" date;

ALTER TABLE "public"."pet_carers" ADD COLUMN "starts_on" date;

CREATE OR REPLACE FUNCTION private.assert_role(role text, until date, starts_on date)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if role is null or role not in ('carer', 'sitter') then
    raise sqlstate 'PT400' using message = 'Somebody is a carer or a sitter.';
  end if;
  if (role = 'sitter') <> (until is not null) then
    raise sqlstate 'PT400' using message = 'A sitter has a last day, a carer has none.';
  end if;
  if until not between private.warsaw_today() and private.warsaw_today() + 366 then
    raise sqlstate 'PT400' using message = 'Please choose a last day from today to a year ahead.';
  end if;
  if (starts_on between '2000-01-01' and until) is false or (role = 'carer' and starts_on is not null) then
    raise sqlstate 'PT400' using message = 'A sitter’s first day is not after the last one, and a carer has none.';
  end if;
end;
$function$;

ALTER FUNCTION "private"."assert_role"(text, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.facts_of_household(pets uuid[], person text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'person', facts_of_household.person, 'pet', string_agg(name, ', ' order by name, id), 'pet_id', min(id::text)
  ) from public.pets where id = any (facts_of_household.pets)
$function$;

ALTER FUNCTION "private"."facts_of_household"(uuid[], text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.files_of_me()
 RETURNS TABLE(bucket_id text, name text, metadata jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.goes_with_pet(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join storage.objects stored on stored.bucket_id = 'pet-images'
    and stored.name = pet.id::text || '/' || regexp_replace(pet.image_url, '^.*/', '')
  where pet.owner_id = (select auth.uid())
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join public.pet_documents kept on kept.pet_id = pet.id
  join storage.objects stored on stored.bucket_id = 'pet-documents' and stored.name = kept.path
  where pet.owner_id = (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.give_sitting_notices(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  part public.pet_carers;
  given record;
  count integer := 0;
begin
  for given in
    insert into private.sitting_notices (pet_id, person_id, kind, about_day)
    select held.pet_id, held.person_id, due.kind, due.about_day
    from public.pet_carers held
    join public.pets cared on cared.id = held.pet_id and cared.archived_at is null and cared.remembered_since is null
    cross join lateral (
      values ('sitting_begins', held.starts_on, held.starts_on - 1), ('sitting_ends', held.until, held.until)
    ) as due (kind, about_day, told_on)
    where due.told_on = today and (held.created_at at time zone 'Europe/Warsaw')::date < today
      and not exists (
        select from private.sitting_notices known
        where (known.pet_id, known.person_id, known.kind, known.about_day)
          = (held.pet_id, held.person_id, due.kind, due.about_day)
      )
    order by held.pet_id, held.person_id
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
$function$;

ALTER FUNCTION "private"."give_sitting_notices"(timestamp with time zone, integer) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.give_what_is_due(at timestamp with time zone, at_most integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- First, because calendars come first in the order of locks.
  perform private.give_earlier_offers(at, at_most);
  perform private.give_reminders(at, at_most);
  perform private.give_vaccination_reminders(at, at_most);
  perform private.give_follow_up_invitations(at, at_most);
  perform private.give_after_visit_questions(at, at_most);
  perform private.give_sitting_notices(at, at_most);
  perform private.give_licence_notices(at, at_most);
  perform private.give_guest_reminders(at, at_most);
end;
$function$;

CREATE OR REPLACE FUNCTION private.goes_with_pet(bucket text, file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.is_in_record(bucket, file)
    or (bucket = 'pet-images' and exists (select from public.pets pet where pet.id = private.pet_of_file(file)))
$function$;

ALTER FUNCTION "private"."goes_with_pet"(text, text) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.in_line(veterinarian uuid, starts_at timestamp without time zone, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select request.id
  from public.earlier_requests request
  left join public.appointments visit on visit.id = request.appointment_id
  left join public.visit_types wanted on wanted.id = request.visit_type_id
  cross join lateral (select coalesce(visit.duration_minutes, wanted.minutes, 30)) as length (minutes)
  where request.ended_at is null
    and (
      request.veterinarian_id = in_line.veterinarian
      or (request.kilometres is not null and private.is_near(in_line.veterinarian, request))
    )
    and in_line.starts_at::date between request.from_date and request.to_date
    and extract(isodow from in_line.starts_at)::integer = any (request.weekdays)
    and extract(hour from in_line.starts_at)::integer = any (request.hours)
    and in_line.starts_at at time zone 'Europe/Warsaw' >= at + make_interval(hours => request.lead_hours)
    and (request.at_night or not private.is_quiet(at))
    -- A sitter's time may be over meanwhile.
    and (visit.id is not null or request.pet_id is null or private.may(request.pet_id, 'book', request.client_id))
    and (visit.id is null or in_line.starts_at < visit.appointment_date + visit.appointment_time)
    and not exists (
      select from public.slot_offers told
      where told.client_id = request.client_id and (
        (told.veterinarian_id, told.slot_date + told.slot_time) = (in_line.veterinarian, in_line.starts_at)
        or (told.outcome is null and told.held_until > at)
      )
    )
    and private.is_begin(in_line.veterinarian, in_line.starts_at, length.minutes)
    and private.is_free(
      in_line.veterinarian,
      private.slot(in_line.starts_at::date, in_line.starts_at::time, length.minutes), at
    )
    -- One that moves is booked already.
    and (visit.veterinarian_id = in_line.veterinarian or not exists (
      select from private.refusal_to_book(
        case when in_line.veterinarian = request.veterinarian_id then request.visit_type_id end,
        in_line.veterinarian, request.client_id, request.pet_type
      ) as refused where refused.state is not null
    ))
$function$;

CREATE OR REPLACE FUNCTION private.is_within_days(starts_on date, until date, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (at at time zone 'Europe/Warsaw')::date between coalesce(starts_on, '-infinity') and coalesce(until, 'infinity')
$function$;

ALTER FUNCTION "private"."is_within_days"(date, date, timestamp with time zone) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.make_owner(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former uuid;
begin
  select owner_id into former from public.pets where id = pet;
  delete from public.pet_carers where pet_id = pet and person_id = person;
  update public.pets set owner_id = person where id = pet;
  insert into public.pet_carers (
    pet_id, person_id, role, may_book, may_message, may_read_record, may_record_medicines
  ) values (pet, former, 'carer', true, true, true, true);
  perform private.notify(
    person, 'pet_handed_over',
    private.facts_of_household(array[pet], private.first_name_of(former)) || '{"outcome": "received"}',
    concat_ws(' ', 'pet received', pet, person, now())
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.may(pet uuid, deed text, person uuid DEFAULT private.me())
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.pets where id = pet and owner_id = person) or exists (
    select from public.pet_carers held
    where held.pet_id = pet and held.person_id = person
      and private.is_within_days(held.starts_on, held.until)
      and case deed
        when 'care' then true
        when 'book' then held.may_book
        when 'message' then held.may_message
        when 'read' then held.may_read_record
        when 'medicines' then held.may_record_medicines
        else false
      end
  )
$function$;

CREATE OR REPLACE FUNCTION private.may_send_file(file text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant uuid := private.folder_of_file(file);
  held constant public.conversations := private.conversation_with(person);
begin
  return private.may_write_to(person)
    and (held.id is null or not (held.client_blocked or held.veterinarian_blocked));
end;
$function$;

CREATE OR REPLACE FUNCTION private.may_write_to(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.appointments
    where (client_id = auth.uid() and veterinarian_id = person) or (veterinarian_id = auth.uid() and client_id = person)
  ) or private.may_write_about_pet(person) or exists (
    select from public.conversations where veterinarian_id = auth.uid() and client_id = person
  )
$function$;

ALTER FUNCTION "private"."may_write_to"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.open_conversation(person uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  opened uuid := (private.conversation_with(person)).id;
begin
  if not private.may_write_to(person) then
    return null;
  end if;
  if opened is not null then
    return opened;
  end if;
  select * into visit from public.appointments
  where (client_id = auth.uid() and veterinarian_id = person)
    or (veterinarian_id = auth.uid() and client_id = person)
  limit 1;
  insert into public.conversations (client_id, veterinarian_id)
  values (coalesce(visit.client_id, auth.uid()), coalesce(visit.veterinarian_id, person))
  on conflict on constraint one_conversation_per_pair do nothing;
  return (private.conversation_with(person)).id;
end;
$function$;

CREATE OR REPLACE FUNCTION private.set_pet_of_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.pet_id is null then
    new.pet_id := coalesce(
      private.pet_named(new.client_id, new.pet_name), private.cared_pet_named(new.client_id, new.pet_name)
    );
  elsif not private.may(new.pet_id, 'book', new.client_id) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.topic_of(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when kind in ('message', 'found') then 'messages'
    when kind in ('review', 'review_answer') then 'reviews'
    when kind in ('reminder', 'follow_up', 'sitting_begins', 'sitting_ends') then 'reminders'
    -- No preference names it: everybody hears of their own account, and of who may see their pets.
    when kind in ('licence', 'carer_joined', 'carer_left', 'pet_handed_over') then 'account'
    -- A guest has no preferences, and nothing but their visit to hear of.
    when kind in ('guest_booked', 'guest_moved', 'guest_cancelled', 'guest_reminder', 'guest_code') then 'account'
    else 'visits'
  end
$function$;

CREATE OR REPLACE FUNCTION public.accept_household_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if exists (
    select from public.pet_carers held where held.pet_id = any (invitation.pet_ids)
    group by held.pet_id having count(*) > private.quota('people of a pet')
  ) then
    raise sqlstate 'PT403' using message = format(
      'Up to %s people care for a pet.', private.quota('people of a pet')
    );
  end if;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name, cared.id limit 1;
  return accepted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.ask_for_earlier(from_date date, to_date date, weekdays integer[], hours integer[], appointment uuid DEFAULT NULL::uuid, veterinarian uuid DEFAULT NULL::uuid, pet uuid DEFAULT NULL::uuid, pet_name text DEFAULT NULL::text, pet_type text DEFAULT NULL::text, reason text DEFAULT NULL::text, kilometres integer DEFAULT NULL::integer, lead_hours integer DEFAULT 2, at_night boolean DEFAULT false, visit_type uuid DEFAULT NULL::uuid)
 RETURNS public.earlier_requests
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  visit public.appointments;
  asked public.earlier_requests;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to hear about earlier times.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Veterinarians cannot book appointments.';
  end if;
  if appointment is not null then
    select * into visit from public.appointments where id = appointment and client_id = me;
    if not found then
      raise sqlstate 'PT404' using message = 'This appointment was not found.';
    end if;
    if visit.status <> 'upcoming' or visit.appointment_date + visit.appointment_time <= private.warsaw_now() then
      raise sqlstate 'PT409' using message = 'Only a visit to come can be moved to an earlier time.';
    end if;
    veterinarian := visit.veterinarian_id;
    pet_type := visit.pet_type;
  elsif pet is not null and not private.may(pet, 'book') then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  elsif num_nulls(nullif(btrim(pet_name), ''), nullif(btrim(pet_type), ''), nullif(btrim(reason), '')) > 0 then
    raise sqlstate 'PT400' using message = 'Please say for which pet the visit is, and why it comes.';
  elsif length(pet_name) > 100 or length(pet_type) > 50 or length(reason) > 5000 then
    raise sqlstate 'PT400' using message = 'Please use at most 5,000 characters.';
  end if;
  if veterinarian is null or not private.is_veterinarian(veterinarian) then
    raise sqlstate 'PT404' using message = 'This veterinarian was not found.';
  end if;
  if appointment is null then
    perform private.visit_type_to_book(visit_type, veterinarian, me, pet_type);
  end if;
  perform private.assert_earlier_wish(from_date, to_date, weekdays, hours, lead_hours, kilometres, veterinarian);

  perform private.lock_person(me);
  update public.earlier_requests replaced set ended_at = now()
  where replaced.appointment_id = visit.id and replaced.ended_at is null;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.ended_at is null and own.to_date >= private.warsaw_today()
  ) >= private.quota('open requests for earlier times') then
    raise sqlstate 'PT403' using message = format(
      'You already wait for %s earlier times. Please end one before you ask for another.',
      private.quota('open requests for earlier times')
    );
  end if;
  if (
    select count(*) from public.earlier_requests own
    where own.client_id = me and own.created_at > now() - interval '1 day'
  ) >= private.quota('requests for earlier times a day') then
    raise sqlstate 'PT429' using message = 'You have asked for many earlier times today. Please try again tomorrow.';
  end if;
  insert into public.earlier_requests (
    client_id, appointment_id, veterinarian_id, kilometres, pet_id, pet_name, pet_type, reason_for_visit, from_date, to_date,
    weekdays, hours, lead_hours, at_night, visit_type_id
  ) values (
    me, visit.id, veterinarian, kilometres, coalesce(visit.pet_id, pet), coalesce(visit.pet_name, btrim(pet_name)),
    btrim(pet_type), coalesce(visit.reason_for_visit, btrim(reason)), from_date, to_date, weekdays, hours, lead_hours,
    coalesce(at_night, false), case when appointment is null then visit_type end
  ) returning * into asked;
  return asked;
end;
$function$;

CREATE OR REPLACE FUNCTION public.cared_pets(to_come boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  return (
    select coalesce(jsonb_agg(
      to_jsonb(held) - 'pet_id' - 'person_id' - 'created_at' || jsonb_build_object(
        'id', cared.id, 'name', cared.name, 'type', cared.type, 'image_url', cared.image_url,
        'owner', private.first_name_of(cared.owner_id)
      ) order by cared.name, cared.id
    ), '[]')
    from public.pet_carers held join public.pets cared on cared.id = held.pet_id
    where held.person_id = auth.uid()
      and (private.may(held.pet_id, 'care') or (to_come and held.starts_on > private.warsaw_today()))
      and cared.archived_at is null and cared.remembered_since is null
  );
end;
$function$;

ALTER FUNCTION "public"."cared_pets"(boolean) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.change_carer(pet uuid, person uuid, role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date, starts_on date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_own_pets(array[pet]);
  perform private.assert_role(role, until, starts_on);
  update public.pet_carers held
  set role = change_carer.role, until = change_carer.until,
      starts_on = case
        when change_carer.role = 'carer' then null
        when change_carer.starts_on is not null then change_carer.starts_on
        when held.starts_on is not null then least(held.starts_on, change_carer.until)
      end,
      may_book = coalesce(change_carer.may_book, false), may_message = coalesce(change_carer.may_message, false),
      may_read_record = coalesce(change_carer.may_read_record, false),
      may_record_medicines = coalesce(change_carer.may_record_medicines, false)
  where held.pet_id = pet and held.person_id = person;
  if not found then
    raise sqlstate 'PT404' using message = 'This person does not care for this pet.';
  end if;
end;
$function$;

ALTER FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.hand_over_pet(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_own_pets(array[pet]);
  if not exists (select from public.pet_carers where pet_id = pet and person_id = person and role = 'carer') then
    raise sqlstate 'PT404' using message = 'A pet is handed over to one of its carers.';
  end if;
  perform private.make_owner(pet, person);
  if (select count(*) from public.pets where owner_id = person) > private.quota('pets')
    or private.bytes_of_pets(person) > private.quota('bytes of pets') then
    raise sqlstate 'PT403' using message = 'This carer has no room for another pet.';
  end if;
  perform private.notify(
    auth.uid(), 'pet_handed_over',
    private.facts_of_household(array[pet], (select full_name from public.profiles where id = person))
      || '{"outcome": "given"}',
    concat_ws(' ', 'pet given', pet, person, now())
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.household(pet uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  if pet is not null and not exists (select from public.pets where id = pet and owner_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'This is none of your pets.';
  end if;
  return (
    select coalesce(
      jsonb_agg(to_jsonb(held) || jsonb_build_object('name', known.full_name) order by held.created_at, known.id),
      '[]'
    )
    from public.pets own
    join public.pet_carers held on held.pet_id = own.id
    join public.profiles known on known.id = held.person_id
    where own.owner_id = auth.uid() and (pet is null or own.id = pet)
  );
end;
$function$;

ALTER FUNCTION "public"."household"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.household_invitation(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation constant public.household_invitations := private.open_invitation(secret);
  pets constant jsonb := (
    select jsonb_agg(jsonb_build_object('name', meant.name, 'type', meant.type) order by meant.name, meant.id)
    from private.pets_of_invitation(invitation) as meant
  );
begin
  if pets is null then
    return null;
  end if;
  return jsonb_build_object(
    'owner', private.first_name_of(invitation.owner_id), 'pets', pets, 'role', invitation.role,
    'starts_on', invitation.starts_on, 'until', invitation.until,
    'may_book', invitation.may_book, 'may_message', invitation.may_message,
    'may_read_record', invitation.may_read_record, 'may_record_medicines', invitation.may_record_medicines,
    'own', auth.uid() is not distinct from invitation.owner_id
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_household(pets uuid[], role text, may_book boolean, may_message boolean, may_read_record boolean, may_record_medicines boolean, until date DEFAULT NULL::date, starts_on date DEFAULT NULL::date)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret constant text := translate(
    rtrim(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '='), '+/', '-_'
  );
begin
  if cardinality(pets) > private.quota('pets of an invitation') then
    raise sqlstate 'PT400' using message = format(
      'An invitation is for up to %s pets.', private.quota('pets of an invitation')
    );
  end if;
  perform private.lock_own_pets(pets);
  perform private.assert_role(role, until, starts_on);
  if (
    select count(*) from public.household_invitations
    where owner_id = auth.uid() and accepted_at is null and expires_at > now()
  ) >= private.quota('open invitations') then
    raise sqlstate 'PT403' using message = format(
      'You can have up to %s open invitations. Please withdraw one before you make another.',
      private.quota('open invitations')
    );
  end if;
  if (
    select count(*) from public.household_invitations where owner_id = auth.uid() and created_at > now() - interval '1 day'
  ) >= private.quota('invitations a day') then
    raise sqlstate 'PT429' using message = 'You have invited many people today. Please try again tomorrow.';
  end if;
  insert into public.household_invitations (
    owner_id, secret_hash, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  ) values (
    auth.uid(), private.hash_of_secret(secret), pets, role, starts_on, until, coalesce(may_book, false),
    coalesce(may_message, false), coalesce(may_read_record, false), coalesce(may_record_medicines, false)
  );
  return secret;
end;
$function$;

ALTER FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.leave_household(pet uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  part public.pet_carers;
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Please sign in.';
  end if;
  delete from public.pet_carers where pet_id = pet and person_id = auth.uid() returning * into part;
  if part.pet_id is not null then
    perform private.notify(
      (select owner_id from public.pets where id = pet), 'carer_left',
      private.facts_of_household(array[pet], (select full_name from public.profiles where id = auth.uid())),
      concat_ws(' ', 'carer left', pet, part.person_id, part.created_at)
    );
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.order_visit_types(types uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  ordered integer;
begin
  update public.visit_types own set position = given.place
  from (
    select wanted.id, min(wanted.place) as place
    from unnest(order_visit_types.types) with ordinality as wanted (id, place) group by wanted.id
  ) as given
  where own.id = given.id and own.veterinarian_id = private.me();
  get diagnostics ordered = row_count;
  if (ordered, ordered) is distinct from (
    coalesce(cardinality(order_visit_types.types), 0),
    (select count(*)::integer from public.visit_types where veterinarian_id = private.me())
  ) then
    raise sqlstate 'PT409' using message = 'Your visit types have changed meanwhile. Please look at them again.';
  end if;
end;
$function$;

ALTER FUNCTION "public"."order_visit_types"(uuid[]) OWNER TO "postgres";

ALTER TABLE "private"."sitting_notices" ADD CONSTRAINT "sitting_notices_pet_id_person_id_fkey" FOREIGN KEY (pet_id, person_id) REFERENCES public.pet_carers(pet_id, person_id) ON DELETE CASCADE;

ALTER TABLE "public"."household_invitations" ADD CONSTRAINT "household_invitations_days_in_order" CHECK (((starts_on IS NULL) OR (starts_on <= until)));

ALTER TABLE "public"."household_invitations" ADD CONSTRAINT "household_invitations_starts_on_check" CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2199-12-31'::date)));

ALTER TABLE "public"."notifications" ADD CONSTRAINT "notifications_kind_check" CHECK ((kind = ANY (ARRAY['booked'::text, 'cancelled'::text, 'reschedule_asked'::text, 'reschedule_accepted'::text, 'reschedule_declined'::text, 'message'::text, 'review'::text, 'review_answer'::text, 'reminder'::text, 'visit_summary'::text, 'found'::text, 'follow_up'::text, 'licence'::text, 'moved'::text, 'earlier_offer'::text, 'after_visit'::text, 'after_visit_alarm'::text, 'carer_joined'::text, 'carer_left'::text, 'pet_handed_over'::text, 'sitting_begins'::text, 'sitting_ends'::text])));

ALTER TABLE "public"."pet_carers" ADD CONSTRAINT "pet_carers_days_in_order" CHECK (((starts_on IS NULL) OR (starts_on <= until)));

ALTER TABLE "public"."pet_carers" ADD CONSTRAINT "pet_carers_starts_on_check" CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2199-12-31'::date)));

CREATE POLICY "people remove their files" ON "storage"."objects" FOR DELETE TO "authenticated" USING ((private.owns_image_folder(bucket_id, name) OR ((owner_id = (( SELECT auth.uid() AS uid))::text) AND (NOT private.goes_with_pet(bucket_id, name)))));

REVOKE ALL ON FUNCTION "private"."assert_role"(text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."assert_role"(text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assert_role"(text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."facts_of_household"(uuid[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."facts_of_household"(uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."facts_of_household"(uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_sitting_notices"(timestamp with time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."give_sitting_notices"(timestamp with time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_sitting_notices"(timestamp with time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."goes_with_pet"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."goes_with_pet"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."goes_with_pet"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_within_days"(date, date, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_within_days"(date, date, timestamp with time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_within_days"(date, date, timestamp with time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_write_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_write_to"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_write_to"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."cared_pets"(boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cared_pets"(boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cared_pets"(boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cared_pets"(boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."cared_pets"(boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_carer"(uuid, uuid, text, boolean, boolean, boolean, boolean, date, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."household"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."household"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."household"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_household"(uuid[], text, boolean, boolean, boolean, boolean, date, date) TO "service_role";

REVOKE ALL ON FUNCTION "public"."order_visit_types"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."order_visit_types"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."order_visit_types"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."order_visit_types"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."order_visit_types"(uuid[]) TO "service_role";
