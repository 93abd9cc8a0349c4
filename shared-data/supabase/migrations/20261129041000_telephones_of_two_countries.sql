-- Telephone numbers that could be Ukrainian or Polish are read as neither; a zero of other countries is not dialled from here.

create or replace function private.phone_number(typed text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when keyed.digits ~ '^0(39|50|6[3678]|7[357]|9[1-9])[0-9]{7}$' then null
    when number ~ '^(\+48|0048|48)?0?[1-9][0-9]{8}$' then '+48 ' || case
      when right(number, 9) ~ '^(45|5[0137]|6[069]|7[02389]|8[08])' then regexp_replace(right(number, 9), '(...)(...)', '\1 \2 ')
      else regexp_replace(right(number, 9), '(..)(...)(..)', '\1 \2 \3 ')
    end
    when number ~ '^(\+|00|(?=380[0-9]{9}$))(?!48)[1-9][0-9]{7,14}$' then regexp_replace(number, '^(\+|00)?', '+')
  end
  from (select regexp_replace(private.tidy(typed), '[\u00ad\u200c\u200d]', '', 'g')) as shown (text)
  cross join lateral (select regexp_replace(shown.text, '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\s]+', ' ', 'g')) as plain (text)
  cross join lateral (
    select regexp_replace(
      regexp_replace(btrim(plain.text), '^tel[.:]?\s*', '', 'i'), '[,;]?\s*(wewn?|w|ext|x)\.?\s*[0-9]{1,6}$', '', 'i'
    )
  ) as alone (text)
  cross join lateral (
    select regexp_replace(
      case when alone.text ~ '^\(?(\+|00)(?!48)' then replace(alone.text, '(0)', '') else alone.text end,
      '[\s()./\u2010-\u2015\u2212-]', '', 'g'
    )
  ) as keyed (digits)
  cross join lateral (
    select regexp_replace(keyed.digits, '^((\+|00)(3[123]|4[013469]|353|37[03]|380|421))0', '\1')
  ) as dialled (number)
$$;

create or replace function private.assert_guest_fields(
  client_name text, phone text, pet_name text, pet_type text, reason text, email text
) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (private.has_letter(client_name) and length(client_name) <= 200) is not true then
    raise sqlstate 'PT400' using message = 'Please enter your name, in at most 200 characters.';
  end if;
  if phone is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  if not private.is_mail_address(email) then
    raise sqlstate 'PT400' using message = 'Please enter a valid email address.';
  end if;
  if not private.name_no_site(client_name, pet_name, pet_type) then
    raise sqlstate 'PT400' using message = 'Please write names without a web or mail address.';
  end if;
  if (private.has_letter(pet_name) and length(pet_name) <= 100 and btrim(pet_type) <> '' and length(pet_type) <= 50) is not true then
    raise sqlstate 'PT400' using message = 'Please say for which animal the visit is, in at most 100 characters.';
  end if;
  if (btrim(reason) <> '' and length(reason) <= 5000) is not true then
    raise sqlstate 'PT400' using message = 'Please say why the animal comes, in at most 5,000 characters.';
  end if;
end;
$$;
