-- How much one person may keep and make: the one place for all of it.

create function private.quota(of_what text) returns bigint
language sql immutable set search_path = ''
as $$
  select case of_what
    when 'visits to come' then 20
    when 'bookings a day' then 100
    when 'visits booked for a client' then 5
    when 'requests for another time a day' then 100
    when 'open guest visits of a phone' then 2
    when 'guest visits of a sender a day' then 3
    when 'moves of a guest visit' then 10
    when 'mails of a mailbox a day' then 12
    when 'guest codes of an address an hour' then 5
    when 'guest codes of a veterinarian an hour' then 60
    -- Of all who try; the door counts those of one sender.
    when 'tries of a guest code' then 100
    when 'open requests for earlier times' then 5
    when 'requests for earlier times a day' then 50
    when 'days of a request' then 62
    when 'kilometres of a request' then 100
    when 'minutes of an offer' then 10
    when 'working hours' then 50
    when 'times off to come' then 500
    when 'pets' then 500
    when 'saved veterinarians' then 200
    -- As the API answers them: the whole list fits into one answer of 2 MB.
    when 'bytes of pets' then 1536 * 1024
    when 'bytes of records' then 5 * 1024 * 1024
    when 'entries of a record' then 500
    when 'note templates' then 50
    when 'visit types' then 30
    when 'veterinarians of a median' then 5
    when 'photos of a visit' then 3
    when 'files of a message' then 3
    when 'messages a minute' then 20
    when 'messages a day' then 500
    when 'reported messages a day' then 20
    when 'reports of a review that wait' then 5
    when 'found reports of a link an hour' then 3
    when 'found reports of a pet a day' then 10
    when 'links of a passport' then 20
    when 'links a day' then 100
    when 'people of a pet' then 20
    when 'open invitations' then 20
    when 'invitations a day' then 50
    when 'pets of an invitation' then 50
    when 'entries of care a day' then 200
    when 'bytes of files' then 200 * 1024 * 1024
  end
$$;

-- Refuses more of something than its quota, with a status and a sentence, in which %s is the quota.
create function private.assert_within(of_what text, kept bigint, status text, refusal text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if kept > private.quota(of_what) then
    raise exception using errcode = status, message = format(refusal, private.quota(of_what));
  end if;
end;
$$;

grant execute on function private.quota, private.assert_within to anon, authenticated, service_role;

-- Refuses more rows of the signed-in person than a quota. Arguments: the column that names the person, the quota, and the sentence
-- with its number. Counted after the statement; a trigger before it lets two of them take turns.
create function private.guard_number_of_rows() returns trigger
language plpgsql set search_path = ''
as $$
declare
  kept bigint;
begin
  if private.is_client_request() then
    execute format('select count(*) from public.%I where %I = private.me()', tg_table_name, tg_argv[0]) into kept;
    perform private.assert_within(tg_argv[1], kept, 'PT403', tg_argv[2]);
  end if;
  return null;
end;
$$;
