import { PostgrestClient } from '@supabase/postgrest-js';
import { setSiteClock } from '../calendar/set-site-clock.ts';
import type { Database, DataClient } from '../database/index.ts';
import type { Hear } from './clients.ts';

/** Supabase's client for tables and functions at `url`, whose answers set the site's clock. `fetchHeard` asks, and tells `Hear` each answer. */
export function createDataClient(url: string, fetchHeard: (hear: Hear) => typeof fetch, hear: Hear): DataClient {
  const heard: Hear = (response, askedAt) => {
    setSiteClock(response, askedAt);
    hear(response, askedAt);
  };
  // react-query decides about repeating a request.
  return new PostgrestClient<Database>(url, { fetch: fetchHeard(heard), retry: false });
}
