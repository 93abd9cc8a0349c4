create or replace function private.name_no_site(variadic texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from unnest(texts) as said where translate(said, '。．｡', '...') ~* concat(
      '://|www[.]|[^[:space:].,;:()/]{3,}[.](com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store',
      '|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|[a-z][a-z])',
      '([^[:alnum:]-]|$)|[^[:space:].,;:()/][.][a-z]{2,}[/?#:]'
    )
  )
$$;
