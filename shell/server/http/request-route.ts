/** The service and what is called of it: a table, a function, a part of the authentication. */
const CALL = /^(\/(?:auth|rest|storage)\/v1\/(?:rpc\/)?)([a-z_][a-z0-9_]{0,62})(?=\/|$)/;

/** Of /auth, /rest and /storage: names that are known because a call of them succeeded, so that nobody can make some up. */
export class CalledRoutes {
  readonly #known = new Set<string>();

  /** '/rest/v1/rpc/free_slots' once it has been answered well, '/rest/v1/rpc/:name' before; null for other paths. */
  routeOf(method: string, path: string, status: number): string | null {
    if (!/^\/(auth|rest|storage)(\/|$)/.test(path)) return null;
    const [, service, name] = CALL.exec(path) ?? [];
    if (service === undefined || name === undefined) return path.replace(/^(\/\w+).*$/s, '$1/*');
    const route = service + name;
    // Any address is answered with 204 when a browser asks whether it may call it.
    if (method !== 'OPTIONS' && status >= 200 && status < 300) this.#known.add(route);
    return this.#known.has(route) ? route : `${service}:name`;
  }
}

/**
 * The id of the signed-in user that a request's token names; undefined without one. It is taken from the token as it
 * stands: only where the API has accepted the request is it who it says.
 */
export function userOf(authorization: string | undefined): string | undefined {
  const [, payload] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '') ?? [];
  if (payload === undefined) return undefined;
  try {
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: unknown };
    return typeof sub === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}
