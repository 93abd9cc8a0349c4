-- What has had its time goes by itself. Called by the worker with the service key, once an hour.

-- For how long something is kept after it has had its time. This is the one place for all of it.
create function private.kept_for(what text) returns interval
language sql immutable set search_path = ''
as $$
  select case what
    when 'notifications' then interval '180 days'
    -- The link that stops mails works as long.
    when 'mails' then interval '180 days'
    when 'ended passport links' then interval '30 days'
    when 'found reports' then interval '180 days'
    when 'completions' then interval '1 hour'
    -- Offered times lie in the days of their request: they have passed by then.
    when 'guest codes' then interval '1 day'
    when 'requests for earlier times' then interval '30 days'
    -- So long they count in `own_filled_cancellations`.
    when 'freed times' then interval '30 days'
    when 'ended invitations' then interval '30 days'
    when 'entries of care' then interval '180 days'
    -- So long a guest's link works.
    when 'guest visits' then interval '30 days'
  end
$$;

-- Deletes what has had its time at a moment, at most so many (up to 1,000) of each kind, and skips what somebody else is
-- busy with: notifications, mails that were sent or given up, links to passports that have ended, and what finders wrote
-- about pets that are found, completions that can no longer be taken back, what a guest's link knew, codes for guests,
-- invitations that have ended, what was given to pets, and requests for earlier times with their offers. @returns how many
-- rows went.
create function public.prune(at_most integer, at timestamptz default now()) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
grant execute on function public.prune to service_role;
