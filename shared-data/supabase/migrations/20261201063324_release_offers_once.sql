set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.release_offer(offered public.slot_offers, how text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.slot_offers set outcome = how where id = offered.id and outcome is null;
  if not found then
    return;
  end if;
  delete from private.mails
  where cause = 'earlier offer ' || offered.id and sent_at is null and handed_over_at is null;
  if how <> 'taken' then
    perform private.offer_time(offered.veterinarian_id, offered.slot_date + offered.slot_time, now());
  end if;
end;
$function$;
