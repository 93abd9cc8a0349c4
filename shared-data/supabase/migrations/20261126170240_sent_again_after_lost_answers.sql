set local check_function_bodies = off;

ALTER TABLE "public"."medicines" ADD COLUMN "idempotency_key" uuid;

ALTER TABLE "public"."vaccinations" ADD COLUMN "idempotency_key" uuid;

ALTER TABLE "public"."weights" ADD COLUMN "idempotency_key" uuid;

CREATE OR REPLACE FUNCTION public.accept_household_invitation(secret text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
  invitation public.household_invitations;
  accepted uuid;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to accept an invitation.';
  end if;
  perform private.lock_person(me);
  invitation := private.open_invitation(secret);
  -- Two who open the link at once: the second one finds it used.
  perform from public.pets where id = any (invitation.pet_ids) order by id for no key update;
  perform from public.household_invitations where id = invitation.id for update;
  invitation := private.open_invitation(secret);
  if invitation.id is null then
    -- Accepted by the caller, whom the answer did not reach.
    select held.pet_id into accepted
    from public.household_invitations made
    join public.pet_carers held
      on held.pet_id = any (made.pet_ids) and held.person_id = me and held.created_at = made.accepted_at
    where made.secret_hash = private.hash_of_secret(secret)
    order by held.pet_id limit 1;
    if accepted is not null then
      return accepted;
    end if;
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if invitation.owner_id = me then
    raise sqlstate 'PT403' using message = 'You own these pets. Send the link to the person you invite.';
  end if;
  if private.is_veterinarian(me) then
    raise sqlstate 'PT403' using message = 'A veterinarian’s account cannot join a household.';
  end if;
  insert into public.pet_carers (
    pet_id, person_id, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines
  )
  select meant.id, me, invitation.role, invitation.starts_on, invitation.until, invitation.may_book,
    invitation.may_message, invitation.may_read_record, invitation.may_record_medicines
  from private.pets_of_invitation(invitation) as meant
  on conflict (pet_id, person_id) do update
  set role = excluded.role, starts_on = excluded.starts_on, until = excluded.until, may_book = excluded.may_book, may_message = excluded.may_message,
      may_read_record = excluded.may_read_record, may_record_medicines = excluded.may_record_medicines;
  if not found then
    raise sqlstate 'PT404' using message = 'This link does not work, or no longer works.';
  end if;
  if exists (
    select from public.pet_carers held where held.pet_id = any (invitation.pet_ids)
    group by held.pet_id having count(*) > private.quota('people of a pet')
  ) then
    raise sqlstate 'PT403' using message = format(
      'Up to %s people care for a pet.', private.quota('people of a pet')
    );
  end if;
  update public.household_invitations set accepted_at = now() where id = invitation.id;
  perform private.notify(
    invitation.owner_id, 'carer_joined',
    private.facts_of_household(
      array(select id from private.pets_of_invitation(invitation)),
      (select full_name from public.profiles where id = me)
    ) || jsonb_build_object('date', invitation.starts_on, 'new_date', invitation.until),
    'carer joined ' || invitation.id
  );
  select held.pet_id into accepted from public.pet_carers held join public.pets cared on cared.id = held.pet_id
  where held.person_id = me and held.pet_id = any (invitation.pet_ids) order by cared.name, cared.id limit 1;
  return accepted;
end;
$function$;

ALTER TABLE "public"."medicines" ADD CONSTRAINT "one_medicine_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

ALTER TABLE "public"."vaccinations" ADD CONSTRAINT "one_vaccination_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

ALTER TABLE "public"."weights" ADD CONSTRAINT "one_weight_per_idempotency_key" UNIQUE (pet_id, idempotency_key);

REVOKE ALL ("idempotency_key") ON TABLE "public"."medicines" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."medicines" TO "authenticated";

REVOKE ALL ("idempotency_key") ON TABLE "public"."vaccinations" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."vaccinations" TO "authenticated";

REVOKE ALL ("idempotency_key") ON TABLE "public"."weights" FROM "authenticated";

GRANT INSERT ("idempotency_key") ON TABLE "public"."weights" TO "authenticated";
