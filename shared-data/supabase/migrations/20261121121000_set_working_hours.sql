-- Replaces the hours of the veterinarian who asks, in one transaction: a failure half-way never leaves them without any.
-- Visits that are booked already stay booked. `hours` is [{"weekday": 1, "opens_at": "09:00", "closes_at": "17:00"}, …].
create function public.set_working_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has working hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50 then
    raise sqlstate 'PT400' using message = 'Please enter your hours for each day.';
  end if;
  if exists (
    select from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time)
    where (entry.weekday between 1 and 7 and entry.closes_at > entry.opens_at) is not true
  ) then
    raise sqlstate 'PT400' using message = 'Closing time must be after opening time.';
  end if;

  delete from public.working_hours where veterinarian_id = me;
  insert into public.working_hours (veterinarian_id, weekday, opens_at, closes_at)
  select me, entry.weekday, entry.opens_at, entry.closes_at
  from jsonb_to_recordset(hours) as entry (weekday smallint, opens_at time, closes_at time);
end;
$$;

revoke execute on function public.set_working_hours(jsonb) from public, anon;
grant execute on function public.set_working_hours(jsonb) to authenticated, service_role;
