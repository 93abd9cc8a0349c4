-- How much one person may keep here. This is the one place for all of it.
create function private.quota(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'visits to come' then 20
    when 'pets' then 500
    when 'bytes of files' then 200 * 1024 * 1024
  end
$$;

-- Counted after the statement, when all its rows are there, and in turns: two statements at once cannot both be the last
-- that fits. The operator's key is not counted.
create function private.guard_visits_to_come() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.lock_person(private.me());
    if (
      select count(*) from public.appointments
      where client_id = private.me() and status = 'upcoming'
        and appointment_date + appointment_time > private.warsaw_now()
    ) > private.quota('visits to come') then
      raise sqlstate 'PT403' using message = format(
        'You already have %s visits to come. Please cancel one before you book another.', private.quota('visits to come')
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger guard_visits_to_come after insert on public.appointments
for each statement execute function private.guard_visits_to_come();

create function private.guard_number_of_pets() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_request() then
    perform private.lock_person(private.me());
    if (select count(*) from public.pets where owner_id = private.me()) > private.quota('pets') then
      raise sqlstate 'PT403' using message = format('You can keep up to %s pets here.', private.quota('pets'));
    end if;
  end if;
  return null;
end;
$$;

create trigger guard_number_of_pets after insert on public.pets
for each statement execute function private.guard_number_of_pets();

-- Whether one more picture fits into the signed-in user's room. A policy asks it, because a hosted project lets nobody
-- put triggers on its storage; the refusal is the storage service's own (403). The service may ask before it knows the
-- size: the last picture may then reach over the edge.
create function private.has_room_for_file(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  return greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from storage.objects stored where stored.owner_id = auth.uid()::text),
    0
  ) <= private.quota('bytes of files');
end;
$$;

-- As the storage service notes it; a file that is not stored yet has none.
create function private.bytes_of_file(metadata jsonb) returns bigint
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::bigint else 0 end $$;

drop policy "people upload into their folder" on storage.objects;
create policy "people upload into their folder" on storage.objects
for insert to authenticated with check (
  case
    when private.owns_image_folder(objects.bucket_id, objects.name) then private.has_room_for_file(objects.metadata)
    else false
  end
);

revoke execute on function
  private.quota(text), private.guard_visits_to_come(), private.guard_number_of_pets(),
  private.has_room_for_file(jsonb), private.bytes_of_file(jsonb)
from public;
grant execute on function private.quota(text), private.has_room_for_file(jsonb) to anon, authenticated, service_role;
