set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.tell_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  facts jsonb;
begin
  if auth.uid() is null then
    return null;
  end if;
  select * into visit from public.appointments where id = new.appointment_id;
  if tg_op = 'INSERT' then
    perform private.notify(
      new.veterinarian_id, 'review',
      jsonb_build_object(
        'person_id', new.veterinarian_id, 'person', new.author_name, 'is_veterinarian', false, 'rating', new.rating,
        'excerpt', left(new.comment, 160)
      ),
      'review ' || new.id
    );
  else
    facts := jsonb_build_object(
      'review_id', new.id,
      'person_id', new.veterinarian_id,
      'person', (select full_name from public.profiles where id = new.veterinarian_id),
      'is_veterinarian', true,
      'excerpt', left(new.answer, 160)
    );
    update public.notifications set about = facts, created_at = now()
    where user_id = visit.client_id and kind = 'review_answer' and read_at is null
      and about ->> 'review_id' = new.id::text;
    if not found then
      perform private.notify(visit.client_id, 'review_answer', facts, 'review answer ' || new.id);
    end if;
  end if;
  return null;
end;
$function$;
