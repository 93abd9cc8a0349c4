-- What people type, in one form for every table of the API. The triggers stand here, so that no table is forgotten:
-- `tests/tidy-texts.test.ts` fails without.

do $$
declare
  written regclass;
begin
  for written in
    select class.oid from pg_catalog.pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and exists (
      select from pg_catalog.pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped
        and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
    )
  loop
    execute format(
      'create trigger tidy_texts before insert or update on %s for each row execute function private.tidy_texts()', written
    );
  end loop;
end;
$$;

create trigger tidy_phone before insert or update of phone on public.profiles
for each row execute function private.tidy_phone('phone');
create trigger tidy_phone before insert or update of client_phone on public.appointments
for each row execute function private.tidy_phone('client_phone');
create trigger tidy_phone before insert or update of phone on public.emergency_clinics
for each row execute function private.tidy_phone('phone');

-- A profile begins with what the sign-up said, whatever it was.
create trigger guard_names before update of full_name on public.profiles
for each row execute function private.guard_names('full_name');
create trigger guard_names before insert or update of name on public.pets
for each row execute function private.guard_names('name');
create trigger guard_names before insert or update of client_name, pet_name on public.appointments
for each row when (new.client_id is null) execute function private.guard_names('client_name', 'pet_name');
create trigger guard_names before insert on public.contact_messages
for each row execute function private.guard_names('name');
