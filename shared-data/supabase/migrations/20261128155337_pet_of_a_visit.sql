set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.set_pet_of_own_visit(visit uuid, pet uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  own public.appointments;
  chosen uuid := set_pet_of_own_visit.pet;
begin
  perform private.lock_person(me);
  select * into own from public.appointments where id = visit and client_id = me;
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if own.pet_id is not null then
    raise sqlstate 'PT409' using message = 'This visit is of one of your pets already.';
  end if;
  if chosen is null then
    insert into public.pets (owner_id, name, type) values (me, own.pet_name, initcap(own.pet_type)) returning id into chosen;
  elsif not private.may(chosen, 'book', me) then
    raise sqlstate 'PT403' using message = 'You can only book for your own pets, and for those whose owner lets you.';
  end if;
  perform from public.appointments
  where client_id = me and pet_id is null and private.fold(pet_name) = private.fold(own.pet_name)
  order by id for no key update;
  update public.appointments set pet_id = chosen
  where client_id = me and pet_id is null and private.fold(pet_name) = private.fold(own.pet_name);
  return chosen;
end;
$function$;

REVOKE ALL ON FUNCTION "public"."set_pet_of_own_visit"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."set_pet_of_own_visit"(uuid, uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."set_pet_of_own_visit"(uuid, uuid) TO "service_role";
