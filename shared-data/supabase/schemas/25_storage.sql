-- Files. What may be read and written is decided here:
--
--   profile-images/<user id>/<file>       public; written by that user                                      10 MB
--   pet-images/<pet id>/<file>            public; written by the pet's owner                                 5 MB
--   pet-documents/<pet id>/<file>         read and written by owner and veterinarian of the record            10 MB
--   visit-photos/<appointment id>/<file>  read by both sides of the visit; written by the owner               5 MB
--   licence-documents/<user id>/<file>    read and written by that veterinarian, read by administrators        10 MB
--   message-files/<recipient id>/<file>   read by the uploader, and by both sides once it is part of a message;
--                                         written by people who may write to that person                     10 MB
--
-- A link to a private file is signed, and ends by itself. Nothing is overwritten (no policy for update): a new picture is a
-- new file, so that a cached address never lies. Nor does one take the place of a removed one that is still named.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  (
    'profile-images', 'profile-images', true, 10 * 1024 * 1024,
    array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/heic', 'image/heif']
  ),
  ('pet-images', 'pet-images', true, 5 * 1024 * 1024, array['image/jpeg', 'image/jpg', 'image/png', 'image/webp']),
  (
    'pet-documents', 'pet-documents', false, 10 * 1024 * 1024,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
  ),
  (
    'licence-documents', 'licence-documents', false, 10 * 1024 * 1024,
    array['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
  ),
  ('visit-photos', 'visit-photos', false, 5 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp']),
  (
    'message-files', 'message-files', false, 10 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
  )
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A hosted project has it on already, and would not let a migration alter its table.
do $$
begin
  if not (select relrowsecurity from pg_class where oid = 'storage.objects'::regclass) then
    alter table storage.objects enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.buckets'::regclass) then
    alter table storage.buckets enable row level security;
  end if;
end;
$$;

-- ## Whose folder it is

-- The pet whose folder a file lies in, '<pet id>/<file>'; null where that is none.
create function private.pet_of_file(file text) returns uuid
language sql immutable set search_path = ''
as $$
  select case
    when file ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$' then split_part(file, '/', 1)::uuid
  end
$$;

-- Whom or what the folder of a file is named after, '<id>/<file>': a visit, a person; null where it is no id.
create function private.folder_of_file(file text) returns uuid
language sql immutable set search_path = ''
as $$ select private.pet_of_file(file) $$;

-- Whether the folder is the signed-in user's own.
create function private.owns_image_folder(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select cardinality(string_to_array(file, '/')) = 2 and case
    when bucket = 'profile-images' then split_part(file, '/', 1) = auth.uid()::text
    when bucket = 'licence-documents' then split_part(file, '/', 1) = auth.uid()::text and private.is_veterinarian(auth.uid())
    when bucket in ('pet-images', 'pet-documents') then coalesce(private.owns_pet(private.pet_of_file(file)), false)
    when bucket = 'visit-photos' then coalesce(private.owns_visit(private.folder_of_file(file)), false)
    else false
  end
$$;

grant execute on function private.pet_of_file, private.folder_of_file, private.owns_image_folder
to anon, authenticated, service_role;

-- ## Whether they are still here

-- Whether the signed-in person still has an account.
create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where id = (select auth.uid()) and deleted_at is null) $$;
grant execute on function private.has_account to anon, authenticated, service_role;

-- ## Room

-- As the storage service notes it; a file that is not stored yet has none.
create function private.bytes_of_file(metadata jsonb) returns bigint
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(metadata -> 'size') = 'number' then (metadata ->> 'size')::bigint else 0 end $$;

-- Whether a file is in the record of a pet. There it is its owner's, whoever stored it.
create function private.is_in_record(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$ select bucket = 'pet-documents' and exists (select from public.pet_documents kept where kept.path = file) $$;

-- Whether a file is its pet's owner's, whoever stored it: photos, and the record. Both go along when the pet is handed over.
create function private.goes_with_pet(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_in_record(bucket, file)
    or (bucket = 'pet-images' and exists (select from public.pets pet where pet.id = private.pet_of_file(file)))
$$;
grant execute on function private.is_in_record, private.goes_with_pet to anon, authenticated, service_role;

-- The signed-in person's files: those that they stored, and the photos and records of their pets, whoever stored them.
create function private.files_of_me() returns table (bucket_id text, name text, metadata jsonb)
language sql stable security definer set search_path = ''
as $$
  select stored.bucket_id, stored.name, stored.metadata from storage.objects stored
  where stored.owner_id = (select auth.uid())::text
    and (not private.goes_with_pet(stored.bucket_id, stored.name) or private.owns_image_folder(stored.bucket_id, stored.name))
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join storage.objects stored on stored.bucket_id = 'pet-images'
    and stored.name = pet.id::text || '/' || regexp_replace(pet.image_url, '^.*/', '')
  where pet.owner_id = (select auth.uid())
  union
  select stored.bucket_id, stored.name, stored.metadata
  from public.pets pet
  join public.pet_documents kept on kept.pet_id = pet.id
  join storage.objects stored on stored.bucket_id = 'pet-documents' and stored.name = kept.path
  where pet.owner_id = (select auth.uid())
$$;

-- Whether one more picture fits into the signed-in user's room; a deleted account, whose token may live for another hour,
-- has none. A policy asks it, because a hosted project lets nobody put triggers on its storage; the refusal is the storage
-- service's own (403). The service may ask before it knows the size: the last picture may then reach over the edge.
create function private.has_room_for_file(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  return private.has_account() and greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from private.files_of_me() stored), 0
  ) <= private.quota('bytes of files');
end;
$$;
grant execute on function private.has_room_for_file to anon, authenticated, service_role;

-- ## Policies

-- Whether a record, a message, a visit or a licence names a file that was removed.
create function private.is_missed(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from storage.objects where bucket_id = bucket and name = file) and case bucket
    when 'pet-documents' then exists (select from public.pet_documents kept where kept.path = file)
    when 'message-files' then exists (select from public.message_attachments sent where sent.path = file)
    when 'visit-photos' then exists (select from public.visit_photos shown where shown.path = file)
    when 'licence-documents' then exists (
      select from public.licences sent
      where sent.veterinarian_id = private.folder_of_file(file) and sent.document_path = file
    )
    else false
  end
$$;
grant execute on function private.is_missed to anon, authenticated, service_role;

create policy "people read their files, those of their patients and those they were sent" on storage.objects
for select to authenticated using (
  (select private.has_account())
  and (
    private.owns_image_folder(objects.bucket_id, objects.name)
    or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
    or (
      private.is_in_record(objects.bucket_id, objects.name)
      and private.may(private.pet_of_file(objects.name), 'read')
    )
    or (objects.bucket_id = 'licence-documents' and (select private.is_admin()))
    or (objects.bucket_id = 'visit-photos' and private.takes_part_in_visit(private.folder_of_file(objects.name)))
    or (
      objects.bucket_id = 'message-files'
      and (
        objects.owner_id = (select auth.uid())::text
        -- Row-level security of attachments decides inside the sub-query.
        or exists (select from public.message_attachments sent where sent.path = objects.name)
      )
    )
  )
);

create policy "people upload into their folder, and for whom they write to" on storage.objects
for insert to authenticated with check (
  case
    when private.is_missed(objects.bucket_id, objects.name) then false
    when private.owns_image_folder(objects.bucket_id, objects.name)
      or (objects.bucket_id = 'message-files' and private.may_send_file(objects.name))
      or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
    then private.has_room_for_file(objects.metadata)
    else false
  end
);

-- A file can be taken away by the person who stored it, wherever it lies, but not from somebody else's pet.
create policy "people remove their files" on storage.objects
for delete to authenticated using (
  private.owns_image_folder(objects.bucket_id, objects.name)
  or (
    objects.owner_id = (select auth.uid())::text and not private.goes_with_pet(objects.bucket_id, objects.name)
  )
);
