-- Values that a type allows and no screen can show: refused by the row itself, so that no caller can leave one behind.

-- 'NaN' is a numeric, and greater than every other one.
update public.pets set weight = null where weight = 'NaN';
-- A calendar's dates have four digits: not 'infinity', not before Christ.
update public.pets set last_visit_date = null where last_visit_date not between '0001-01-01' and '9999-12-31';
alter table public.pets
  add constraint pets_weight_is_a_number check (weight <> 'NaN'),
  add constraint pets_last_visit_is_a_day check (last_visit_date between '0001-01-01' and '9999-12-31');

delete from public.time_off where starts_on < '0001-01-01' or ends_on > '9999-12-31';
alter table public.time_off
  add constraint time_off_has_days check (starts_on >= '0001-01-01' and ends_on <= '9999-12-31');

-- Clocks on a wall show minutes.
delete from public.working_hours where extract(second from opens_at) <> 0 or extract(second from closes_at) <> 0;
alter table public.working_hours
  add constraint working_hours_in_minutes check (extract(second from opens_at) = 0 and extract(second from closes_at) = 0);

-- A plain list of short words, without gaps.
create function private.is_word_list(words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(words), 1) = 1
    and array_position(words, null) is null
    and not exists (select from unnest(words) as word where length(word) > 200)
$$;
revoke execute on function private.is_word_list(text[]) from public;
-- A constraint is checked with the rights of whoever writes the row.
grant execute on function private.is_word_list(text[]) to anon, authenticated, service_role;

update public.profiles set services = null where not private.is_word_list(services);
update public.profiles set pet_types = null where not private.is_word_list(pet_types);
-- Browsers drop control characters from an address before they read its scheme: 'java<tab>script:' is a script, too.
update public.profiles set website = null where website ~ '[[:cntrl:]]';
update public.profiles set profile_image_url = null where profile_image_url ~ '[[:cntrl:]]|^//';
update public.pets set image_url = null where image_url ~ '[[:cntrl:]]|^//';
alter table public.profiles
  add constraint profiles_services_are_words check (private.is_word_list(services)),
  add constraint profiles_pet_types_are_words check (private.is_word_list(pet_types)),
  add constraint profiles_website_is_printable check (website !~ '[[:cntrl:]]'),
  -- '//host/…' would be another site's picture under the name of a path of ours.
  add constraint profiles_image_is_printable check (profile_image_url !~ '[[:cntrl:]]|^//');
alter table public.pets
  add constraint pets_image_is_printable check (image_url !~ '[[:cntrl:]]|^//');
