import type { SliceRelease } from '../contract/release.ts';
import { RESERVED_PATHS } from '../contract/reserved-paths.ts';
import type { RouteOutline } from '../contract/slice-manifest.ts';
import type { Problem } from './problem.ts';

/** Whether a slice may not claim the path: it is the shell's, or it would match what is. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  // A parameter or a wildcard in the first place stands for '/login' too.
  if (first.startsWith(':') || first.startsWith('*') || first.startsWith('_')) return true;
  return RESERVED_PATHS.some((reserved) => reserved === `/${first}`);
}

/** The same for two patterns that answer the same addresses: the names of parameters do not matter. */
export function addressesOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .map((segment) => segment.replace(/^:[^?.]*/, ':'))
    .join('/');
}

interface Claim {
  owner: string;
  route: RouteOutline;
}

/** Of what is live, as much as routes need. */
type LiveSlices = Record<string, { stable: Claimant; canary?: { release: Claimant } | undefined }>;
interface Claimant {
  manifest: { routes: readonly RouteOutline[] };
}

/** Routes that are reserved, claimed twice within the slice, or owned by another slice for the same visitors. */
export function routeProblems({ slice, manifest }: SliceRelease, slices: LiveSlices): Problem[] {
  const others: Claim[] = Object.entries(slices)
    .filter(([name]) => name !== slice)
    .flatMap(([owner, { stable, canary }]) =>
      [stable, ...(canary ? [canary.release] : [])].flatMap((release) =>
        release.manifest.routes.map((route) => ({ owner, route })),
      ),
    );
  return manifest.routes.flatMap((route, index) => {
    if (isReserved(route.path)) return [problem(`${route.path} is reserved for the shell and its server.`)];
    const own = manifest.routes.slice(0, index).map((earlier) => ({ owner: `${slice} itself`, route: earlier }));
    return clashes(route, [...own, ...others]);
  });
}

function clashes(route: RouteOutline, claims: Claim[]): Problem[] {
  const sentences = claims
    .filter((claim) => addressesOf(claim.route.path) === addressesOf(route.path))
    .flatMap((claim) => {
      const both = route.audience.filter((audience) => claim.route.audience.includes(audience));
      return both.length > 0 ? [`${route.path} is answered by ${claim.owner} already, for: ${both.join(', ')}.`] : [];
    });
  // A slice with a canary may say the same twice.
  return [...new Set(sentences)].map(problem);
}

function problem(sentence: string): Problem {
  return { code: 'VETO-414', sentence };
}
