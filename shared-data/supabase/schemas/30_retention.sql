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
$$;
grant execute on function public.prune to service_role;
