set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.look_at_licence_again()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.licences own
  set sending = gen_random_uuid(), sent_at = case private.licence_state(own) when 'waiting' then sent_at else now() end
  where veterinarian_id = new.id and (valid_until > now() or private.licence_state(own) = 'waiting');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.send_licence(number text, document text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  digits constant text := private.licence_digits(left(send_licence.number, 100));
begin
  if me is null or not private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'Only a veterinarian has a licence.';
  end if;
  if digits is null then
    raise sqlstate 'PT400' using message = 'A licence number has 3 to 8 digits, as on your stamp.';
  end if;
  perform private.lock_calendar(me);
  perform private.lock_person(me);
  perform from storage.objects stored
  where stored.bucket_id = 'licence-documents' and stored.name = document and stored.owner_id = me::text;
  if not found then
    raise sqlstate 'PT400' using message = 'Please add a picture or PDF of your licence.';
  end if;
  if exists (
    select from public.licences own
    where own.veterinarian_id = me and own.valid_until > now() and own.number <> digits
  ) then
    raise sqlstate 'PT409' using message = 'Your licence number has been checked. Please write to us to change it.';
  end if;
  -- A newer sending that was refused frees no number whose check holds.
  if exists (
    select from public.licences other
    where other.veterinarian_id <> me and other.number = digits and other.valid_until > now()
  ) then
    raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
  end if;
  insert into public.licences as own (veterinarian_id, number, document_path, sent_at)
  values (me, digits, document, now())
  on conflict (veterinarian_id) do update set
    number = excluded.number, document_path = excluded.document_path, sending = gen_random_uuid(), sent_at = now(),
    refusal = null;
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'Another account has this number. If it is yours, please write to us.';
end;
$function$;
