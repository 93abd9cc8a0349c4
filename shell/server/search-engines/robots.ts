import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';
import { isPrivate, OWN_PAGES, publicRoutes, routesOf } from './private-routes.ts';

/** Answers that are no pages, and that no page needs to be drawn. */
const NO_PAGES = ['/_dev/', '/_storybook'];

/** Google's calendar obeys this file. No answer there is indexed: a header says so. */
const FEEDS = 'Allow: /calendar/';

const CLOSED = `User-agent: *\n${FEEDS}\nDisallow: /\n`;

/** `/robots.txt`: while a password closes the site, only feeds are open; a private address never is. `site`: the public address; '' names no sitemap. */
export function robotsText(
  channel: Pick<Channel, 'slices'> | undefined,
  { gatePasswordSha256 }: Pick<RuntimeConfig, 'gatePasswordSha256'>,
  site: string,
): string {
  if (gatePasswordSha256 || !channel) return CLOSED;
  const lines = [...NO_PAGES, ...OWN_PAGES, ...privateAddresses(channel)].toSorted().map((path) => `Disallow: ${path}`);
  return ['User-agent: *', FEEDS, ...lines, ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : []), ''].join('\n');
}

/** What the private addresses begin with; with a `$` behind one that others, which are public, begin with as well. */
function privateAddresses(channel: Pick<Channel, 'slices'>): string[] {
  const open = publicRoutes(channel).map(({ path }) => path);
  const beginnings = routesOf(channel)
    .filter(isPrivate)
    .map(({ path }) => path.replace(/[:*].*$/, ''))
    .map((path) => (open.some((other) => other.startsWith(path)) ? `${path}$` : path));
  const shortest = (path: string) => !beginnings.some((other) => other !== path && path.startsWith(other));
  return [...new Set(beginnings)].filter(shortest);
}
