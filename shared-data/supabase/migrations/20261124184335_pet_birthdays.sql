set local check_function_bodies = off;

ALTER TABLE "public"."pets" ADD COLUMN "birthday" date;

CREATE OR REPLACE FUNCTION private.age_of(pet public.pets)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when pet.birthday is null then pet.age
    when years = 0 and months = 0 then 'under a month'
    else concat_ws(
      ', ',
      case when years > 0 then years || case years when 1 then ' year' else ' years' end end,
      case when months > 0 then months || case months when 1 then ' month' else ' months' end end
    )
  end
  from (
    select extract(year from lived)::integer as years, extract(month from lived)::integer as months
    from (
      select pg_catalog.age(
        coalesce((pet.remembered_since at time zone 'Europe/Warsaw')::date, private.warsaw_today()), pet.birthday
      ) as lived
    ) as span
  ) as parts
$function$;

ALTER FUNCTION "private"."age_of"(public.pets) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.guard_birthday()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_client_request() and new.birthday > private.warsaw_today() then
    raise sqlstate 'PT400' using message = 'This birthday is still to come. Please choose today or a day before.';
  end if;
  return new;
end;
$function$;

ALTER FUNCTION "private"."guard_birthday"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.passport_of(pet uuid, shows text[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', kept.name, 'type', kept.type, 'lost_since', lost.since)
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
          jsonb_build_object('name', taken.name, 'dose', taken.dose, 'ends_on', taken.ends_on) order by taken.name, taken.id
        ), '[]')
        from public.medicines taken
        where taken.pet_id = kept.id and taken.starts_on <= private.warsaw_today()
          and (taken.ends_on is null or taken.ends_on >= private.warsaw_today())
      )
    ) else '{}' end
    || case when 'vaccinations' = any (shows) then jsonb_build_object('vaccinations', (
      select coalesce(jsonb_agg(
        jsonb_build_object('product', latest.product, 'given_on', latest.given_on, 'next_due_on', latest.next_due_on)
        order by latest.given_on desc, latest.product
      ), '[]')
      from (
        select distinct on (private.fold(given.product)) given.product, given.given_on, given.next_due_on
        from public.vaccinations given where given.pet_id = kept.id
        order by private.fold(given.product), given.given_on desc
      ) as latest
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

ALTER TABLE "public"."pets" ADD CONSTRAINT "pets_birthday_is_a_day" CHECK (((birthday >= '1800-01-01'::date) AND (birthday <= '9999-12-31'::date)));

CREATE TRIGGER guard_birthday BEFORE INSERT OR UPDATE OF birthday ON public.pets FOR EACH ROW EXECUTE FUNCTION private.guard_birthday();

REVOKE ALL ON FUNCTION "private"."age_of"(public.pets) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."age_of"(public.pets) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."age_of"(public.pets) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_birthday"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_birthday"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_birthday"() TO "postgres";

REVOKE ALL ("birthday") ON TABLE "public"."pets" FROM "authenticated";

GRANT INSERT ("birthday"), UPDATE ("birthday") ON TABLE "public"."pets" TO "authenticated";
