-- Every right of the API's roles, said once. Hosted projects grant nothing by themselves any more, older ones and the
-- embedded backend had granted everything: from here on both have exactly what stands in the migrations.
--
-- A command on a table is granted to the roles that a policy lets do it, and to nobody else, so that a table is shut
-- twice: a forgotten policy and a forgotten grant would both have to meet. A migration that makes a table or a function
-- grants it in the same file; `tests/grants.test.ts` fails otherwise.

revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated, service_role;

alter default privileges in schema public, private
revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private
revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private
revoke all on functions from anon, authenticated, service_role;

grant usage on schema public, private to anon, authenticated, service_role;

-- There is no sequence: ids are random.

-- What everybody sees.
grant select on public.profiles, public.working_hours, public.reviews, public.vet_stats to anon, authenticated;
grant select on public.vocabulary, public.vocabulary_terms to anon, authenticated;

-- What a signed-in person reads and writes, of their own.
grant update on public.profiles to authenticated;
grant select, insert, update, delete on public.pets to authenticated;
grant insert, update, delete on public.working_hours to authenticated;
grant select, insert, update, delete on public.time_off to authenticated;
grant select, insert, update on public.appointments to authenticated;
grant select on public.reschedule_requests to authenticated;
grant insert, update on public.reviews to authenticated;

-- The contact form: written by anybody, read by the operator.
grant insert on public.contact_messages to anon, authenticated;

-- The operator's key.
grant select, insert, update, delete on
  public.profiles, public.pets, public.working_hours, public.time_off, public.appointments, public.reschedule_requests,
  public.reviews, public.vet_stats, public.vocabulary, public.vocabulary_terms, public.contact_messages
to service_role;

-- Functions of the API.
grant execute on function
  public.free_slots(uuid, date, date), public.nearest_free_slots(uuid, date, time, integer),
  public.review_summary(uuid),
  public.search_veterinarians(text, text, text[], text[], numeric, text[], text, jsonb, integer, text)
to anon, authenticated, service_role;
grant execute on function
  public.request_reschedule(uuid, date, time, text), public.answer_reschedule(uuid, boolean),
  public.withdraw_reschedule(uuid), public.set_working_hours(jsonb)
to authenticated, service_role;

-- What policies, constraints and guards call on behalf of whoever asks.
grant execute on function
  private.warsaw_now(), private.warsaw_today(), private.is_client_request(), private.me(), private.fold(text),
  private.canonical(text, text), private.is_veterinarian(uuid), private.is_my_client(uuid),
  private.slot(date, time, integer), private.assert_bookable(uuid, date, time, integer),
  private.owns_image_folder(text, text), private.is_word_list(text[])
to anon, authenticated, service_role;
