/** What the client library needs of the run-time configuration. */
export interface CoreConfig {
  /** The Supabase project's address; empty means the site's own origin. */
  supabaseUrl: string;
  supabaseKey: string;
}

let current: CoreConfig | null = null;

export function setConfig(config: CoreConfig): void {
  current = config;
}

/** The configuration. Throws when `startCore` has not run. */
export function getConfig(): CoreConfig {
  if (!current) throw new Error('startCore(config) has to run before data is asked for');
  return current;
}

/** The address below which /auth, /rest and /storage answer, without a trailing slash. */
export function baseUrl(): string {
  return (getConfig().supabaseUrl || globalThis.location.origin).replace(/\/+$/, '');
}

/** The key under which the session is stored: the one that supabase-js derives from the host. */
export function sessionKey(): string {
  return `sb-${new URL(baseUrl()).hostname.split('.')[0]}-auth-token`;
}
