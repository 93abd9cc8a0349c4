create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.profiles where id = (select auth.uid()) and deleted_at is null) $$;
grant execute on function private.has_account() to anon, authenticated, service_role;
revoke all on function private.has_account() from public;

create or replace function private.has_room_for_file(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_person(auth.uid());
  return private.has_account() and greatest(private.bytes_of_file(metadata), 1) + coalesce(
    (select sum(private.bytes_of_file(stored.metadata)) from storage.objects stored where stored.owner_id = auth.uid()::text),
    0
  ) <= private.quota('bytes of files');
end;
$$;

drop policy "people read their files, those of their patients and those they were sent" on storage.objects;
create policy "people read their files, those of their patients and those they were sent" on storage.objects
for select to authenticated using (
  (select private.has_account())
  and (
    private.owns_image_folder(objects.bucket_id, objects.name)
    or (objects.bucket_id = 'pet-documents' and private.treats_pet(private.pet_of_file(objects.name)))
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
