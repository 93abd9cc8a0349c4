set local check_function_bodies = off;

ALTER TABLE "public"."vet_stats" ADD COLUMN "page_changed_at" timestamp with time zone NOT NULL DEFAULT now();

-- Since when a page shows what it shows, as far as rows say it. Hours and prices have no moment of their own.
update public.vet_stats stats
set page_changed_at = greatest(
  profile.updated_at,
  (select max(greatest(created_at, answered_at)) from public.reviews where veterinarian_id = profile.id)
)
from public.profiles profile where profile.id = stats.veterinarian_id;

CREATE OR REPLACE FUNCTION private.count_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  veterinarian uuid := case when tg_op = 'DELETE' then old.veterinarian_id else new.veterinarian_id end;
begin
  perform from public.vet_stats where veterinarian_id = veterinarian for no key update;
  update public.vet_stats
  set (rating_average, review_count) = (
        select round(avg(rating), 2), count(*) from private.counted_ratings(veterinarian) as rating
      ),
      page_changed_at = now()
  where veterinarian_id = veterinarian;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.find_lowest_prices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats stats
  set lowest_price = (
        select min(price_from) from public.service_prices prices where prices.veterinarian_id = stats.veterinarian_id
      ),
      page_changed_at = now()
  where stats.veterinarian_id in (select veterinarian_id from changed);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.note_changed_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.vet_stats set page_changed_at = now() where veterinarian_id = new.veterinarian_id;
  return null;
end;
$function$;

ALTER FUNCTION "private"."note_changed_review"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION private.refresh_slots_after_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refresh_next_slots(array(select distinct veterinarian_id from changed));
  if tg_table_name = 'working_hours' then
    update public.vet_stats set page_changed_at = now() where veterinarian_id in (select veterinarian_id from changed);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.sync_vet_stats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  code text := private.canonical_or_folded('specialty', new.specialty);
begin
  insert into public.vet_stats as stats (
    veterinarian_id, listed, city_code, specialty_code, pet_types, languages, home_visits, cat_only_waiting_room,
    latitude, longitude, services
  )
  values (
    new.id,
    btrim(coalesce(new.full_name, '')) <> '' and btrim(coalesce(new.city, '')) <> '' and code is not null,
    private.canonical_or_folded('city', new.city),
    code,
    private.treated_pet_types(new.pet_types, code),
    coalesce(new.languages, '{}'),
    new.home_visits,
    new.cat_only_waiting_room,
    new.latitude,
    new.longitude,
    private.offered_services(new.services)
  )
  on conflict (veterinarian_id) do update set
    listed = excluded.listed,
    city_code = excluded.city_code,
    specialty_code = excluded.specialty_code,
    pet_types = excluded.pet_types,
    languages = excluded.languages,
    home_visits = excluded.home_visits,
    cat_only_waiting_room = excluded.cat_only_waiting_room,
    latitude = excluded.latitude,
    longitude = excluded.longitude,
    services = excluded.services,
    page_changed_at = now();
  insert into private.vet_search (veterinarian_id, search_text, name_and_specialty)
  values (new.id, private.searchable_text(new, code), private.name_and_specialty(new, code))
  on conflict (veterinarian_id) do update set
    search_text = excluded.search_text,
    name_and_specialty = excluded.name_and_specialty;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.directory_pages()
 RETURNS TABLE(kind text, label text, veterinarians integer, price_from integer, first_free_day date, changed_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  -- Once, not for each row.
  with clock as materialized (select private.warsaw_now() as moment)
  select term.kind, term.label, found.veterinarians, found.price_from, found.first_free_day, found.changed_at
  from (
    select city_code, specialty_code, count(*)::integer as veterinarians, min(lowest_price) as price_from,
      (min(next_slot_at) filter (where next_slot_at > moment))::date as first_free_day,
      max(page_changed_at) as changed_at
    from public.vet_stats cross join clock
    where listed
    group by grouping sets ((city_code), (specialty_code))
  ) as found
  join public.vocabulary term
    on (term.kind, term.code) in (('city', found.city_code), ('specialty', found.specialty_code))
  -- The directory filters by the first six specialties.
  where term.kind = 'city' or term.position <= 6
  order by term.kind, term.position
$function$;

ALTER FUNCTION "public"."directory_pages"() OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.listed_veterinarians(after uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(id, number, changed_at) order by id), '[]')
  from (
    select stats.veterinarian_id as id, numbered.specialist_no as number,
      to_char(stats.page_changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at
    from public.vet_stats stats
    left join public.profiles numbered
      on numbered.specialist_no is not null and numbered.id = stats.veterinarian_id
    where stats.listed and (after is null or stats.veterinarian_id > after)
    order by stats.veterinarian_id
    limit 10000
  ) as page
$function$;

ALTER FUNCTION "public"."listed_veterinarians"(uuid) OWNER TO "postgres";

CREATE OR REPLACE FUNCTION public.veterinarian_address(asked text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'state', case when profile.deleted_at is null then 'listed' else 'left' end,
    'id', profile.id,
    'number', profile.specialist_no
  )
  from public.profiles profile
  join public.vet_stats stats on stats.veterinarian_id = profile.id
  where profile.user_type = 'veterinarian'
    and (stats.listed or profile.deleted_at is not null)
    and (
      profile.id = case
        when asked ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked::uuid
      end
      or profile.specialist_no = case when asked ~ '^[0-9]{1,4}$' then asked::smallint end
    )
$function$;

ALTER FUNCTION "public"."veterinarian_address"(text) OWNER TO "postgres";

CREATE TRIGGER note_changed_review AFTER UPDATE OF comment, answer ON public.reviews FOR EACH ROW EXECUTE FUNCTION private.note_changed_review();

REVOKE ALL ON FUNCTION "private"."note_changed_review"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_changed_review"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_changed_review"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."directory_pages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."directory_pages"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."listed_veterinarians"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."listed_veterinarians"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."listed_veterinarians"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listed_veterinarians"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listed_veterinarians"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."veterinarian_address"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."veterinarian_address"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."veterinarian_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."veterinarian_address"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."veterinarian_address"(text) TO "service_role";
