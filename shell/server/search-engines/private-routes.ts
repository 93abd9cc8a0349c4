import { ACCOUNT_PATHS, type Channel, MODERATION_PATH, PLATFORM_PATH, type Route } from '@veto/slice-kit/contract';

type Searched = Pick<Route, 'path' | 'audience' | 'gate' | 'robots'>;

/** Whether a page is no search engine's business: it needs a session or a secret, or says so itself. */
export function isPrivate({ audience, gate, robots }: Omit<Searched, 'path'>): boolean {
  return robots === 'noindex' || gate !== undefined || !audience.includes('signed-out');
}

/** The shell's own pages, which are all about accounts or for the site's team. */
export const OWN_PAGES: readonly string[] = [...ACCOUNT_PATHS, MODERATION_PATH, PLATFORM_PATH];

/** Every route of the releases that most visitors get. */
export function routesOf(channel: Pick<Channel, 'slices'>): Route[] {
  return Object.values(channel.slices).flatMap(({ stable }) => stable.manifest.routes);
}

/** The routes that anybody may find. */
export function publicRoutes(channel: Pick<Channel, 'slices'>): Route[] {
  return routesOf(channel).filter((route) => !isPrivate(route));
}
