import type { Route } from '@veto/slice-kit/contract';
import { sliceRelease } from '../../slice-kit/releases/release.fixture.ts';

type Written = Partial<Route> & Pick<Route, 'path'>;

/** A release of a slice with these routes, which anybody may open unless told otherwise. */
export function sliceWithRoutes(...routes: Written[]) {
  const release = sliceRelease('mf-vets', '1.0.0-9e15aaaaaaaa');
  const [first] = release.manifest.routes;
  if (!first) throw new Error('the fixture has a route');
  return { ...release, manifest: { ...release.manifest, routes: routes.map((route) => ({ ...first, ...route })) } };
}

/** The same as a channel shows it. */
export function channelWithRoutes(...routes: Written[]) {
  return { slices: { 'mf-vets': { stable: sliceWithRoutes(...routes), movedBy: 'hand' as const } } };
}
