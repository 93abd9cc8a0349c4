set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.prune(at_most integer, at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  bound constant integer := least(greatest(at_most, 1), 1000);
  kind record;
  gone integer;
  total integer := 0;
begin
  -- $1 is the moment, $2 for how long a row of the kind is kept.
  for kind in
    select * from (values
      ('notifications', 'public.notifications', 'id', 'created_at', 'created_at < $1 - $2'),
      ('mails', 'private.mails', 'id', 'due_at',
        'due_at < $1 - $2 and (sent_at is not null or handed_over_at is not null or given_up_at is not null)'),
      ('found reports', 'public.found_reports', 'id', 'created_at',
        'created_at < $1 - $2 and not exists (select from public.lost_pets lost where lost.pet_id = had.pet_id)'),
      ('ended passport links', 'public.passport_links', 'id', 'least(revoked_at, expires_at)',
        'least(revoked_at, expires_at) < $1 - $2 and private.link_is_over(had, $1)'),
      ('completions', 'private.completions', 'appointment_id', 'completed_at', 'completed_at < $1 - $2'),
      ('guest visits', 'private.guest_visits', 'appointment_id', 'created_at', 'appointment_id in (
        select id from public.appointments where appointment_date <= ($1 at time zone ''Europe/Warsaw'' - $2)::date
      )'),
      ('guest codes', 'private.guest_codes', 'id', 'made_at', 'made_at < $1 - $2'),
      ('requests for earlier times', 'public.earlier_requests', 'id', 'to_date',
        'to_date < ($1 at time zone ''Europe/Warsaw'' - $2)::date'),
      ('ended invitations', 'public.household_invitations', 'id', 'expires_at', 'expires_at < $1 - $2'),
      ('entries of care', 'public.care_entries', 'id', 'given_at', 'given_at < $1 - $2'),
      ('freed times', 'private.freed_times', 'veterinarian_id, starts_at', 'starts_at',
        'greatest(freed_at, starts_at at time zone ''Europe/Warsaw'') < $1 - $2')
    ) as each (what, source, key, first, had_its_time)
  loop
    execute format(
      'delete from %1$s where (%2$s) in (select %2$s from %1$s as had where %4$s order by %3$s limit $3 for update skip locked)',
      kind.source, kind.key, kind.first, kind.had_its_time
    ) using at, private.kept_for(kind.what), bound;
    get diagnostics gone = row_count;
    total := total + gone;
  end loop;
  return total;
end;
$function$;
