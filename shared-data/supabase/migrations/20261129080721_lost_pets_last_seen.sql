set local check_function_bodies = off;

ALTER TABLE "public"."lost_pets" ADD COLUMN "last_seen_at" timestamp with time zone;

ALTER TABLE "public"."lost_pets" ADD COLUMN "last_seen_place" text;

CREATE OR REPLACE FUNCTION private.link_is_over(link public.passport_links, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.revoked_at is not null or link.expires_at <= at and not exists (
    select from public.lost_pets lost where lost.pet_id = link.pet_id and link.expires_at > lost.since
  )
$function$;

CREATE OR REPLACE FUNCTION private.open_link(secret text)
 RETURNS public.passport_links
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select link.*
  from public.passport_links link join public.pets pet on pet.id = link.pet_id
  where link.secret_hash = private.hash_of_secret(secret) and not private.link_is_over(link)
    and pet.remembered_since is null
$function$;

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', coalesce(lost.last_seen_at, lost.since))
    || case when lost.last_seen_place is null then '{}' else jsonb_build_object('last_seen_place', lost.last_seen_place) end
    || case when 'photo' = any (shows) then jsonb_build_object('image_url', kept.image_url) else '{}' end
    || case when 'details' = any (shows) then jsonb_build_object(
      'breed', kept.breed, 'age', private.age_of(kept), 'gender', kept.gender, 'weight', kept.weight, 'color', kept.color
    ) else '{}' end
    || case when 'microchip' = any (shows) then jsonb_build_object('microchip', kept.microchip_number) else '{}' end
    || case when 'allergies' = any (shows) then jsonb_build_object('allergies', kept.allergies) else '{}' end
    || case when 'medicines' = any (shows) then jsonb_build_object(
      'medications', kept.medications,
      'medicines', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name collate "pl-x-icu", taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'product', latest.product, 'lot_number', latest.lot_number, 'given_on', latest.given_on,
          'next_due_on', latest.next_due_on
        )
        order by latest.given_on desc, latest.product
      ), '[]')
      from public.vaccinations latest
      where latest.pet_id = kept.id and not exists (
        select from public.vaccinations later
        where later.pet_id = kept.id and (later.given_on, later.id) > (latest.given_on, latest.id)
          and private.is_same_vaccine(later, latest)
      )
    )) else '{}' end
    || case when 'veterinarian' = any (shows) then jsonb_build_object('veterinarian', (
      select jsonb_build_object('name', vet.full_name, 'clinic', vet.clinic_name, 'phone', vet.phone)
      from public.appointments visit join public.profiles vet on vet.id = visit.veterinarian_id
      where visit.pet_id = kept.id and visit.status <> 'cancelled'
      order by visit.appointment_date desc, visit.appointment_time desc limit 1
    )) else '{}' end
  from public.pets kept left join public.lost_pets lost on lost.pet_id = kept.id
  where kept.id = pet
$function$;

CREATE OR REPLACE FUNCTION public.create_passport_link(pet uuid, shows text[], hours integer)
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
  perform private.assert_owns_pet(pet);
  if hours is null or hours not between 1 and 720 then
    raise sqlstate 'PT400' using message = 'A link lasts from one hour to 30 days.';
  end if;
  perform private.assert_shown_by_passport(shows);
  perform private.lock_person(auth.uid());
  if (
    select count(*) from public.passport_links link
    where link.pet_id = create_passport_link.pet and link.revoked_at is null and link.expires_at > now()
  ) >= private.quota('links of a passport') then
    raise sqlstate 'PT403' using message = format(
      'A passport has up to %s links at a time. Please end one before you make another.',
      private.quota('links of a passport')
    );
  end if;
  if (
    select count(*) from public.passport_links link join public.pets own on own.id = link.pet_id
    where own.owner_id = auth.uid() and link.created_at > now() - interval '1 day'
  ) >= private.quota('links a day') then
    raise sqlstate 'PT429' using message = 'You have made many links today. Please try again tomorrow.';
  end if;
  delete from public.passport_links link
  where link.pet_id = create_passport_link.pet and link.expires_at < now() - interval '30 days' and private.link_is_over(link);
  insert into public.passport_links (pet_id, secret_hash, shows, expires_at)
  values (pet, private.hash_of_secret(secret), shows, now() + make_interval(hours => hours));
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  gone integer;
  total integer := 0;
begin
  delete from public.notifications where id in (
    select id from public.notifications where created_at < at - private.kept_for('notifications')
    order by created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.mails where id in (
    select id from private.mails
    where (sent_at is not null or handed_over_at is not null or given_up_at is not null)
      and due_at < at - private.kept_for('mails')
    order by due_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.found_reports where id in (
    select report.id from public.found_reports report
    where report.created_at < at - private.kept_for('found reports')
      and not exists (select from public.lost_pets lost where lost.pet_id = report.pet_id)
    order by report.created_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.passport_links where id in (
    select id from public.passport_links link
    where least(revoked_at, expires_at) < at - private.kept_for('ended passport links') and private.link_is_over(link, at)
    order by least(revoked_at, expires_at) limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.completions where appointment_id in (
    select appointment_id from private.completions where completed_at < at - private.kept_for('completions')
    order by completed_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_visits where appointment_id in (
    select known.appointment_id
    from private.guest_visits known join public.appointments visit on visit.id = known.appointment_id
    where visit.appointment_date <= (at at time zone 'Europe/Warsaw' - private.kept_for('guest visits'))::date
    order by visit.appointment_date limit bound for update of known skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.guest_codes where id in (
    select id from private.guest_codes where made_at < at - private.kept_for('guest codes')
    order by made_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.earlier_requests where id in (
    select id from public.earlier_requests
    where to_date < (at at time zone 'Europe/Warsaw' - private.kept_for('requests for earlier times'))::date
    order by to_date limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.household_invitations where id in (
    select id from public.household_invitations
    where expires_at < at - private.kept_for('ended invitations')
    order by expires_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from public.care_entries where id in (
    select id from public.care_entries where given_at < at - private.kept_for('entries of care')
    order by given_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  total := total + gone;
  delete from private.freed_times where (veterinarian_id, starts_at) in (
    select veterinarian_id, starts_at from private.freed_times
    where greatest(freed_at, starts_at at time zone 'Europe/Warsaw') < at - private.kept_for('freed times')
    order by starts_at limit bound for update skip locked
  );
  get diagnostics gone = row_count;
  return total + gone;
end;
$function$;

CREATE OR REPLACE FUNCTION public.read_passport(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.passport_links := private.open_link(secret);
begin
  if link.id is null then
    return null;
  end if;
  if not private.owns_pet(link.pet_id) then
    update public.passport_links set opened_at = now(), opened_count = opened_count + 1 where id = link.id;
  end if;
  return private.passport_of(link.pet_id, link.shows) || jsonb_build_object(
    'expires_at', case when not exists (select from public.lost_pets where pet_id = link.pet_id) then link.expires_at end
  );
end;
$function$;

ALTER TABLE "public"."lost_pets" ADD CONSTRAINT "lost_pets_last_seen_place_check" CHECK (((btrim(last_seen_place) <> ''::text) AND (length(last_seen_place) <= 200)));

ALTER TABLE "public"."lost_pets" ADD CONSTRAINT "lost_pets_seen_before" CHECK (((last_seen_at >= (since - '1 year'::interval)) AND (last_seen_at <= (since + '00:05:00'::interval))));

CREATE TRIGGER tidy_texts BEFORE INSERT OR UPDATE ON public.lost_pets FOR EACH ROW EXECUTE FUNCTION private.tidy_texts();

REVOKE ALL ON FUNCTION "private"."link_is_over"(public.passport_links, timestamp with time zone) FROM PUBLIC;

REVOKE ALL ("last_seen_at") ON TABLE "public"."lost_pets" FROM "authenticated";

GRANT INSERT ("last_seen_at") ON TABLE "public"."lost_pets" TO "authenticated";

REVOKE ALL ("last_seen_place") ON TABLE "public"."lost_pets" FROM "authenticated";

GRANT INSERT ("last_seen_place") ON TABLE "public"."lost_pets" TO "authenticated";
