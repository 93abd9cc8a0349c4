set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.follow_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day constant text := new.appointment_date;
  at constant text := to_char(new.appointment_time, 'HH24:MI');
begin
  update private.guest_visits set moved_by = 'guest' where appointment_id = new.id and new.client_id is not null;
  delete from private.mails
  where appointment_id = new.id and sent_at is null and handed_over_at is null and (
    kind in ('reminder', 'reschedule_declined', 'choose_again')
    or (kind = 'reschedule_accepted' and (about ->> 'new_date', about ->> 'new_time') is distinct from (day, at))
  );
  update private.mails mail set claim = null, claimed_until = null, about = about || case
    when kind in ('booked', 'booking_kept') then jsonb_build_object('date', day, 'time', at, 'changed_at', new.updated_at)
    else jsonb_build_object('new_date', day, 'new_time', at, 'changed_at', new.updated_at)
  end
  where appointment_id = new.id and private.tells_time(mail);
  insert into private.reminders (appointment_id, hours_before, starts_at)
  select new.id, lead.hours, moment.starts_at
  from (values (2), (24)) as lead (hours)
  cross join (select (new.appointment_date + new.appointment_time) at time zone 'Europe/Warsaw' as starts_at) as moment
  where moment.starts_at - make_interval(hours => lead.hours) <= now()
  on conflict do nothing;
  return null;
end;
$function$;
