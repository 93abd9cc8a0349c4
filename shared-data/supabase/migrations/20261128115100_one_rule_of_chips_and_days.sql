-- A slip of the finger in the century of a last visit is put right; any other year beyond the pages' is no day.
update public.pets
set last_visit_date = case when last_visit_date between '0001-01-01' and '0099-12-31' then last_visit_date + interval '2000 years' end
where last_visit_date not between '1800-01-01' and '2199-12-31';
update public.pets set birthday = null where birthday > '2199-12-31';

alter table public.pets drop constraint pets_last_visit_is_a_day;
alter table public.pets add constraint pets_last_visit_is_a_day check (last_visit_date between '1800-01-01' and '2199-12-31');
alter table public.pets drop constraint pets_birthday_is_a_day;
alter table public.pets add constraint pets_birthday_is_a_day check (birthday between '1800-01-01' and '2199-12-31');
alter table public.vaccinations drop constraint vaccinations_given_on_check;
alter table public.vaccinations add constraint vaccinations_given_on_check check (given_on between '1800-01-01' and '2199-12-31');
alter table public.weights drop constraint weights_weighed_on_check;
alter table public.weights add constraint weights_weighed_on_check check (weighed_on between '1800-01-01' and '2199-12-31');
alter table public.medicines drop constraint medicines_starts_on_check;
alter table public.medicines add constraint medicines_starts_on_check check (starts_on between '1800-01-01' and '2199-12-31');

create function private.guard_microchip() returns trigger
language plpgsql set search_path = ''
as $$
declare
  digits constant text := regexp_replace(
    new.microchip_number, '[[:space:]\u00ad\u058a\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2064\ufeff-]', '', 'g'
  );
begin
  if digits ~ '^([0-9]{9,10}|[0-9]{15})$' and digits !~ '^999[0-9]{12}$' then
    new.microchip_number := digits;
  elsif digits <> '' and private.is_client_request() then
    raise sqlstate 'PT400' using message = case
      when digits ~ '[^0-9]' then 'A microchip number has digits only'
      when length(digits) = 15 then 'Numbers that begin with 999 are for tests only'
      else format('A microchip number has 15 digits, this one has %s', length(digits))
    end;
  end if;
  return new;
end;
$$;

revoke all on function private.guard_microchip() from public;

create trigger guard_microchip_of_new before insert on public.pets
for each row execute function private.guard_microchip();
create trigger guard_microchip before update of microchip_number on public.pets
for each row when (new.microchip_number is distinct from old.microchip_number)
execute function private.guard_microchip();
