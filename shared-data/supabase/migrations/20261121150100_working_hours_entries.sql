-- As it was, and an entry that is no object is refused with a sentence.
create or replace function public.set_working_hours(hours jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  me constant uuid := private.me();
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has working hours.';
  end if;
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 50
    or jsonb_path_exists(hours, 'strict $[*] ? (@.type() != "object")') then
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
