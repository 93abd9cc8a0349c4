-- Pictures. Both buckets are read by everybody through public addresses; what may be written is decided here:
--   profile-images/<user id>/<file>   by that user             10 MB
--   pet-images/<pet id>/<file>        by the owner of that pet   5 MB
-- Nothing is overwritten (no policy for update): a new picture is a new file, so that a cached address never lies.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  (
    'profile-images', 'profile-images', true, 10 * 1024 * 1024,
    array['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/heic', 'image/heif']
  ),
  (
    'pet-images', 'pet-images', true, 5 * 1024 * 1024,
    array['image/jpeg', 'image/jpg', 'image/png', 'image/webp']
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

-- Whether a file lies in exactly one folder that the signed-in user may write: '<folder>/<file>'.
create function private.owns_image_folder(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select cardinality(string_to_array(file, '/')) = 2 and case bucket
    when 'profile-images' then split_part(file, '/', 1) = auth.uid()::text
    when 'pet-images' then exists (
      select from public.pets where id::text = split_part(file, '/', 1) and owner_id = auth.uid()
    )
    else false
  end
$$;

revoke execute on function private.owns_image_folder(text, text) from public;
grant execute on function private.owns_image_folder(text, text) to anon, authenticated, service_role;

create policy "people list their pictures" on storage.objects
for select to authenticated using (private.owns_image_folder(objects.bucket_id, objects.name));

create policy "people upload into their folder" on storage.objects
for insert to authenticated with check (private.owns_image_folder(objects.bucket_id, objects.name));

create policy "people remove their pictures" on storage.objects
for delete to authenticated using (private.owns_image_folder(objects.bucket_id, objects.name));
