set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.guard_new_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
begin
  -- Locked, so that a completion is not taken back meanwhile. auth.uid() is null for the operator (seed, service key), who may
  -- enter reviews on behalf of the visit's client.
  select * into visit from public.appointments
  where id = new.appointment_id and (auth.uid() is null or client_id = auth.uid())
  for no key update;
  if not found then
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
$function$;
