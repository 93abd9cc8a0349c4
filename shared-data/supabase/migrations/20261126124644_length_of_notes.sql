set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.complete_visit(appointment uuid, summary text DEFAULT NULL::text, treatment text DEFAULT NULL::text, medicines jsonb DEFAULT '[]'::jsonb, vaccinations jsonb DEFAULT '[]'::jsonb, kilograms numeric DEFAULT NULL::numeric, follow_up_weeks integer DEFAULT NULL::integer, documents jsonb DEFAULT '[]'::jsonb, questions text[] DEFAULT '{}'::text[], follow_up_day date DEFAULT NULL::date)
 RETURNS public.appointments
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.appointments;
  again date;
  note text;
begin
  perform from public.appointments where id = appointment and veterinarian_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'This appointment was not found.';
  end if;
  if not (
    private.is_entry_list(medicines) and private.is_entry_list(vaccinations) and private.is_entry_list(documents)
  ) then
    raise sqlstate 'PT400' using message = 'Please enter at most 20 medicines, 20 vaccinations and 20 documents.';
  end if;
  if follow_up_weeks not between 1 and 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up after 1 to 104 weeks.';
  end if;
  perform private.lock_calendar(auth.uid());
  perform private.lock_person(auth.uid());
  perform from public.pets where id = (select pet_id from public.appointments where id = appointment) for key share;
  visit := private.lock_visit(appointment);
  perform private.assert_reportable(visit);
  again := coalesce(follow_up_day, visit.appointment_date + 7 * follow_up_weeks);
  if again not between visit.appointment_date + 1 and visit.appointment_date + 7 * 104 then
    raise sqlstate 'PT400' using message = 'Please choose a follow-up within 104 weeks after the visit.';
  end if;
  note := private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, again, documents);
  if length(note) > 5000 then
    raise sqlstate 'PT400' using message =
      'The note and what it lists come to more than 5,000 characters. Please shorten the note or the entries.';
  end if;
  perform private.assert_own_documents(documents);
  perform private.add_to_record(visit, medicines, vaccinations, kilograms, documents);
  if visit.status = 'upcoming' then
    insert into private.completions (appointment_id, former_note) values (visit.id, visit.visit_note)
    on conflict (appointment_id) do update set completed_at = now(), former_note = excluded.former_note;
  end if;
  perform private.ask_after_visit(visit, questions);
  update public.appointments
  set status = 'completed', follow_up_on = again, visit_note = coalesce(note, visit_note)
  where id = visit.id
  returning * into visit;
  return visit;
end;
$function$;
