import type { Audience, RouteOutline } from '@veto/slice-kit/contract';
import { parse } from 'regexparam';

/** A route of a slice, ready to be matched. */
export interface TableEntry<R extends RouteOutline = RouteOutline> {
  slice: string;
  route: R;
  pattern: RegExp;
  /** The same for paths that are equally specific, lower for a more specific one. */
  rank: string;
}

/** Every route of every slice in the channel, the more specific path first. */
export type RouteTable<R extends RouteOutline = RouteOutline> = readonly TableEntry<R>[];

/** The part of a channel that routes are read from. */
interface Routed<R extends RouteOutline> {
  slices: Record<string, { stable: { manifest: { routes: readonly R[] } } }>;
}

/** '/pets/new' before '/pets/:id' before '/pets/*': letter by letter, a fixed segment sorts first. */
function rankOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('*') ? '2' : segment.startsWith(':') ? '1' : '0'))
    .join('');
}

/** Without a locale: the first comparison by one loads its rules, which a page would do at its start. */
const compareDigits = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Builds the table from what each slice's stable release says of itself. */
export function routeTable<R extends RouteOutline>(channel: Routed<R>): RouteTable<R> {
  return Object.entries(channel.slices)
    .flatMap(([slice, pointer]) =>
      pointer.stable.manifest.routes.map((route) => {
        const { path } = route;
        return { slice, route, pattern: parse(path).pattern, rank: rankOf(path) };
      }),
    )
    .sort((a, b) => compareDigits(a.rank, b.rank));
}

/** The entries of the most specific path that matches: one per slice that has something to say about it. */
export function entriesFor<R extends RouteOutline>(table: RouteTable<R>, pathname: string): RouteTable<R> {
  const best = table.find((entry) => entry.pattern.test(pathname));
  return best ? table.filter(({ rank, pattern }) => rank === best.rank && pattern.test(pathname)) : [];
}

export function answersFor(entry: TableEntry, audience: Audience): boolean {
  return entry.route.audience.includes(audience);
}
