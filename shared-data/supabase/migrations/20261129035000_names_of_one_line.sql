-- Names take neither a line break nor two more characters that look like a full stop.

create or replace function private.name_no_site(variadic texts text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from unnest(texts) as said where translate(said, '。．｡․﹒', '.....') ~* concat(
      '[\n\r\u2028\u2029]|://|www[.]|[^[:space:].,;:()/]([.](com|net|org|info|biz|pro|xyz|app|dev|online|site|website|page|blog|cloud|tech|shop|store',
      '|club|live|life|today|world|zone|support|help|email|host|link|click|top|icu|vip|fun|win|bid|money|bank|me|co|ly|gg|gl|cc|ws',
      '|tv|pl|eu|ru|io|xn--[a-z0-9-]+|рф|рус|укр|бел|бг|срб|мкд|мон|қаз|ею|ευ|ελ|онлайн|сайт|орг|ком|москва|дети)',
      '|[^[:space:].,;:()/]{2}[.][a-z][a-z])([^[:alnum:]-]|$)',
      '|[^[:space:].,;:()/][.]([a-z]{2,}[/?#:]|[\u0530-\u1dff\u3040-\uffef]{2})'
    )
  )
$$;
