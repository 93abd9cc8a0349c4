set local check_function_bodies = off;

ALTER TABLE "public"."profiles" DROP CONSTRAINT "profiles_specialist_no_key";

CREATE OR REPLACE FUNCTION public.delete_account(address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Please sign in to delete your account.';
  end if;
  if not exists (select from auth.users where id = me and lower(email) = lower(btrim(address))) then
    raise sqlstate 'PT400' using message = 'This is not the address you sign in with.';
  end if;
  delete from auth.users where id = me;
  -- Asked once the deletion holds the person: an upload in the same moment is stored by then, or is refused.
  if private.own_files() <> '[]' then
    raise sqlstate 'PT409' using message = 'Some of your files are still stored. Please try again.';
  end if;
end;
$function$;

CREATE UNIQUE INDEX profiles_specialist_no_idx ON public.profiles USING btree (specialist_no) WHERE (specialist_no IS NOT NULL);

CREATE TRIGGER lock_own_calendar BEFORE UPDATE ON public.profiles FOR EACH STATEMENT EXECUTE FUNCTION private.lock_own_calendar();
