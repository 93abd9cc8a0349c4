set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.give_vaccination_reminders(at timestamp with time zone, at_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (at at time zone 'Europe/Warsaw' - interval '8 hours')::date;
  mark private.job_marks;
  edge record;
  given record;
  pet public.pets;
  vaccine text;
  count integer := 0;
begin
  -- Read first, so that a day that is done locks and writes nothing.
  if exists (
    select from private.job_marks
    where job = 'vaccination reminders' and on_day = today and after_day = 'infinity'
  ) then
    return 0;
  end if;
  -- The mark's row is locked: another worker goes on where this one stops.
  insert into private.job_marks as known (job, on_day, after_day) values ('vaccination reminders', today, '-infinity')
  on conflict (job) do update
  set on_day = today, after_day = case when known.on_day = today then known.after_day else '-infinity' end
  returning * into mark;
  if mark.after_day = 'infinity' then
    return 0;
  end if;
  -- One step looks at as many vaccinations as a booking can wait for, by the hundred: where many are due, the first hundred is enough.
  for hundred in 1 .. 10 loop
    select next_due_on as day, id into edge from public.vaccinations
    where next_due_on between today - 31 and today + 30 and (next_due_on, id) > (mark.after_day, mark.after_id)
    order by next_due_on, id offset 99 limit 1;
    for given in
      insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
      select entered.id, lead.days, entered.next_due_on
      from public.vaccinations entered
      cross join (values (30, 7), (7, -1), (-1, -31)) as lead (days, until)
      join public.pets owned on owned.id = entered.pet_id
        and owned.archived_at is null and owned.remembered_since is null
      where entered.next_due_on between today - 31 and today + 30
        and (entered.next_due_on, entered.id) > (mark.after_day, mark.after_id)
        and (edge.id is null or (entered.next_due_on, entered.id) <= (edge.day, edge.id))
        and entered.next_due_on - lead.days <= today
        and entered.next_due_on - lead.until > today
        and (entered.created_at at time zone 'Europe/Warsaw')::date <= entered.next_due_on - lead.days
        and not exists (
          select from public.vaccinations later
          where later.pet_id = entered.pet_id and private.stands_for(later, entered)
        )
        and not exists (
          select from private.vaccination_reminders known
          where (known.vaccination_id, known.days_before, known.due_on) = (entered.id, lead.days, entered.next_due_on)
        )
      order by entered.next_due_on, entered.id
      limit at_most - count
      on conflict do nothing
      returning *
    loop
      select kept.* into pet from public.pets kept
      join public.vaccinations entered on entered.pet_id = kept.id where entered.id = given.vaccination_id;
      select product into vaccine from public.vaccinations where id = given.vaccination_id;
      perform private.notify(
        pet.owner_id, 'reminder',
        jsonb_build_object(
          'pet_id', pet.id, 'pet', pet.name, 'vaccine', vaccine, 'date', given.due_on, 'days', given.days_before
        ),
        concat_ws(' ', 'vaccination', given.vaccination_id, given.days_before, given.due_on), at
      );
      count := count + 1;
      mark.after_day := given.due_on;
      mark.after_id := given.vaccination_id;
    end loop;
    exit when count >= at_most;
    mark.after_day := coalesce(edge.day, 'infinity');
    mark.after_id := coalesce(edge.id, mark.after_id);
    exit when edge.id is null;
  end loop;
  update private.job_marks set after_day = mark.after_day, after_id = mark.after_id where job = mark.job;
  return count;
end;
$function$;
