set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.language_of(metadata jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when metadata ->> 'language' in ('en', 'pl') then metadata ->> 'language' end
$function$;

ALTER FUNCTION "private"."language_of"(jsonb) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.claim_mails(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      when taken.user_id is not null then jsonb_build_object('language', taken.language)
      when taken.guest_visit_id is not null then jsonb_build_object('secret', private.make_guest_link(taken.guest_visit_id))
      else '{}'
    end
  ) order by taken.due_at, taken.id), '[]'::jsonb) into claimed
  from taken left join public.profiles profile on profile.id = taken.user_id
  where taken.email is not null;
  return claimed;
end;
$function$;

CREATE OR REPLACE FUNCTION public.own_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      'public.pet_carers', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
    ),
    'care_entries', private.own_rows(
      'public.care_entries', 'person_id = $1 or pet_id in (select id from public.pets where owner_id = $1)'
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
      'veterinarian_id = $1 or appointment_id in (select id from public.appointments where client_id = $1)'
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
$function$;

REVOKE ALL ON FUNCTION "private"."language_of"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."language_of"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."language_of"(jsonb) TO "postgres";
