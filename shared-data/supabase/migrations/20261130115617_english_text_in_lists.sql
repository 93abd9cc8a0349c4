set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.directory_item(profile public.profiles, stats public.vet_stats)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today constant date := private.warsaw_today();
  slot timestamp := stats.next_slot_at;
  listed constant public.profiles := private.as_listed(profile);
begin
  if slot <= private.warsaw_now() then
    slot := coalesce(
      (select min(free) from private.usual_times(profile.id, today, today + 6) as free),
      (private.calendar_figures(profile.id)).next_slot
    );
  end if;
  return jsonb_build_object(
    'id', profile.id,
    'full_name', listed.full_name,
    'city', profile.city,
    'specialty', profile.specialty,
    'clinic_name', listed.clinic_name,
    'address', profile.address,
    'description', private.text_in(profile.description, profile.description_in, 'en'),
    'profile_image_url', profile.profile_image_url,
    'portrait', profile.portrait,
    'rating', stats.rating_average,
    'review_count', stats.review_count,
    'next_slot_date', slot::date,
    'next_slot_time', to_char(slot, 'HH24:MI'),
    'specialist_no', profile.specialist_no,
    'treats', stats.pet_types,
    'lowest_price', stats.lowest_price,
    'licence_checked_on', private.licence_checked_on(stats)
  );
end;
$function$;
