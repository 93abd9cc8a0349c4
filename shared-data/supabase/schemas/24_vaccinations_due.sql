-- Vaccinations that a veterinarian gave and that are due again: how many, and one press that reminds their owners.

-- Which vaccination a veterinarian has reminded of, for the day on which it was due: once.
create table private.practice_reminders (
  vaccination_id uuid not null references public.vaccinations (id) on delete cascade,
  due_on date not null,
  given_at timestamptz not null default now(),
  primary key (vaccination_id, due_on)
);

alter table private.practice_reminders enable row level security;

-- The vaccinations that the signed-in veterinarian gave, and that are due in the month of `month`, unless the pet has had it since,
-- is no longer kept, or its owner lets this veterinarian read nothing. `to_remind` is false where somebody was reminded within a
-- week, by this press before, or comes already.
create function private.own_vaccinations_due(month date)
returns table (vaccination_id uuid, pet_id uuid, due_on date, to_remind boolean)
language sql stable security definer set search_path = ''
as $$
  select given.id, pet.id, given.next_due_on,
    not exists (
      select from private.practice_reminders known where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
    ) and not exists (
      select from private.vaccination_reminders known
      where (known.vaccination_id, known.due_on) = (given.id, given.next_due_on)
        and known.due_on - known.days_before > private.warsaw_today() - 7
    ) and not exists (
      select from public.appointments visit
      where visit.pet_id = pet.id and visit.veterinarian_id = auth.uid() and visit.status = 'upcoming'
        and visit.appointment_date >= private.warsaw_today()
    )
  from public.vaccinations given
  join public.pets pet on pet.id = given.pet_id and pet.archived_at is null and pet.remembered_since is null
  join public.profiles owner on owner.id = pet.owner_id and owner.deleted_at is null
  where given.added_by = auth.uid()
    and given.next_due_on >= date_trunc('month', own_vaccinations_due.month::timestamp)::date
    and given.next_due_on < (date_trunc('month', own_vaccinations_due.month::timestamp) + interval '1 month')::date
    and not exists (
      select from public.record_refusals refused where refused.pet_id = pet.id and refused.veterinarian_id = auth.uid()
    )
    and not exists (
      select from public.vaccinations later
      where later.pet_id = given.pet_id and private.stands_for(later, given)
    )
$$;

-- How many animals have a vaccination due in the month of `month`, of those that the signed-in veterinarian gave, and of how many the
-- owners are to be reminded: { due, to_remind }.
create function public.vaccinations_due(month date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'due', count(distinct due.pet_id), 'to_remind', count(distinct due.pet_id) filter (where due.to_remind)
  ) from private.own_vaccinations_due(vaccinations_due.month) as due
$$;

-- Reminds the owners of these animals, once of each vaccination, in the name of the signed-in veterinarian; it stands for the site's
-- own next reminder. This month and the two after it. @returns how many animals' owners are told.
-- @raises PT400 for another month, PT403 for anybody but a listed veterinarian.
create function public.remind_of_vaccinations(month date) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.warsaw_today();
  given record;
  reminded uuid[] := '{}';
begin
  if not exists (select from private.listed_vets listed where listed.veterinarian_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'You can remind owners once your licence is checked and your profile is complete.';
  end if;
  if (date_trunc('month', month::timestamp) between date_trunc('month', today::timestamp)
    and date_trunc('month', today::timestamp) + interval '2 months') is not true then
    raise sqlstate 'PT400' using message = 'Please choose this month, or one of the two after it.';
  end if;
  perform private.lock_person(auth.uid());
  for given in
    select due.vaccination_id, due.due_on, pet.id as pet_id, pet.name as pet, pet.owner_id, entered.product, vet.full_name as vet
    from private.own_vaccinations_due(month) as due
    join public.vaccinations entered on entered.id = due.vaccination_id
    join public.pets pet on pet.id = due.pet_id
    join public.profiles vet on vet.id = auth.uid()
    where due.to_remind order by pet.owner_id, due.due_on, due.vaccination_id
  loop
    insert into private.practice_reminders (vaccination_id, due_on) values (given.vaccination_id, given.due_on) on conflict do nothing;
    continue when not found;
    insert into private.vaccination_reminders (vaccination_id, days_before, due_on)
    values (given.vaccination_id, case when given.due_on - today > 7 then 30 when given.due_on >= today then 7 else -1 end, given.due_on)
    on conflict do nothing;
    perform private.notify(
      given.owner_id, 'reminder',
      jsonb_build_object(
        'pet_id', given.pet_id, 'pet', given.pet, 'vaccine', given.product, 'date', given.due_on, 'days', given.due_on - today,
        'person_id', auth.uid(), 'person', given.vet, 'is_veterinarian', true
      ),
      concat_ws(' ', 'vaccination by vet', given.vaccination_id, given.due_on)
    );
    reminded := reminded || given.pet_id;
  end loop;
  return (select count(distinct pet) from unnest(reminded) as pet);
end;
$$;
grant execute on function public.vaccinations_due, public.remind_of_vaccinations to authenticated, service_role;
