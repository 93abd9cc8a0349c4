set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(entry) order by entry.date, entry.time, entry.id), '[]'::jsonb)
    from (
      select visit.id, visit.appointment_date as date, to_char(visit.appointment_time, 'HH24:MI') as time,
        visit.duration_minutes as minutes, visit.visit_type, visit.created_at, visit.updated_at,
        case when link.with_names then visit.pet_name end as pet,
        case when link.with_names then owner.full_name end as owner
      from public.appointments visit left join public.profiles owner on owner.id = visit.client_id
      where visit.veterinarian_id = link.veterinarian_id and visit.status <> 'cancelled'
        and visit.appointment_date >= private.warsaw_today() - 30
      union all
      select visit.id, visit.visit_date, to_char(visit.visit_time, 'HH24:MI'), visit.duration_minutes, visit.visit_type,
        -- Each move of a guest makes a later state, which calendars tell by it.
        visit.created_at, visit.created_at + make_interval(secs => coalesce(guest.moves, 0)),
        case when link.with_names then visit.pet_name end,
        case when link.with_names then visit.client_name end
      from public.phone_visits visit left join private.guest_visits guest on guest.phone_visit_id = visit.id
      where visit.veterinarian_id = link.veterinarian_id and visit.visit_date >= private.warsaw_today() - 30
        and visit.outcome is distinct from 'no-show'
      order by date, time, id
      limit 2000
    ) as entry
  )
  from private.calendar_links link
  where link.secret_hash = private.calendar_secret_hash(calendar_feed.secret)
$function$;
