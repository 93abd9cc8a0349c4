set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.make_owner(pet uuid, person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  former uuid;
begin
  select owner_id into former from public.pets where id = pet;
  -- Without its key, which may be one of the new owner's. Before their part ends, or the visits that they booked would go to the
  -- former owner.
  update public.pets set owner_id = person, idempotency_key = null where id = pet;
  delete from public.pet_carers where pet_id = pet and person_id = person;
  insert into public.pet_carers (
    pet_id, person_id, role, may_book, may_message, may_read_record, may_record_medicines
  ) values (pet, former, 'carer', true, true, true, true);
  perform private.notify(
    person, 'pet_handed_over',
    private.facts_of_household(array[pet], private.first_name_of(former)) || '{"outcome": "received"}',
    concat_ws(' ', 'pet received', pet, person, now())
  );
end;
$function$;
