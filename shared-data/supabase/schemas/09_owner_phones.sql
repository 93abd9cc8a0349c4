-- An owner's telephone number. It is no column of `profiles`, whose row every veterinarian reads whom the owner ever booked: this
-- one is read by the owner, and by the veterinarian of a visit to come until its time is over.

create table public.owner_phones (
  owner_id uuid primary key references public.profiles (id) on delete cascade,
  -- As `private.phone_number` has it.
  phone text not null check (length(phone) <= 40)
);

-- Whether a visit is to come, or is on.
create function private.is_expected(visit public.appointments) returns boolean
language sql stable set search_path = ''
as $$
  select visit.status = 'upcoming'
    and not private.has_begun(visit.appointment_date, visit.appointment_time, now() - make_interval(mins => visit.duration_minutes))
$$;

-- Whether the signed-in veterinarian has such a visit of this person.
create function private.expects_client(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.appointments visit
    where client_id = person and veterinarian_id = (select auth.uid()) and private.is_expected(visit)
  )
$$;
grant execute on function private.expects_client to authenticated, service_role;

create policy "owners and veterinarians who expect them read a number" on public.owner_phones
for select to authenticated
using (owner_id = (select auth.uid()) or private.expects_client(owner_id));
grant select on public.owner_phones to authenticated;

-- Stores the signed-in owner's number in its one form, and returns it; nothing typed takes it away.
-- @raises PT400 for what is no number, PT403 for anybody but an owner.
create function public.set_own_phone(phone text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  typed constant text := nullif(btrim(set_own_phone.phone), '');
  number constant text := private.phone_number(typed);
begin
  perform private.lock_person(me);
  if not exists (select from public.profiles where id = me and user_type = 'client' and deleted_at is null) then
    raise sqlstate 'PT403' using message = 'Only a pet owner has a phone number here.';
  end if;
  if typed is null then
    delete from public.owner_phones where owner_id = me;
    return null;
  end if;
  if number is null then
    raise sqlstate 'PT400' using message = 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.';
  end if;
  insert into public.owner_phones values (me, number) on conflict (owner_id) do update set phone = excluded.phone;
  return number;
end;
$$;
grant execute on function public.set_own_phone to authenticated, service_role;
