import { moves, type Release } from '../releases/index.ts';
import type { Channel } from '../src/contract/channel.ts';
import { releaseIn } from '../src/contract/known-languages.ts';
import { describeSource } from './commands/history.ts';
import { coreSteps } from './core-steps.ts';

/** What differs between two compositions of the site, a paragraph for each slice that does; empty when nothing does. */
export function compareChannels(from: Channel, to: Channel): string[] {
  const names = new Set([...Object.keys(from.slices), ...Object.keys(to.slices)]);
  return ['shell', ...[...names].toSorted()].flatMap((name) => {
    const [before, after] = [moves.pointerOf(from, name), moves.pointerOf(to, name)];
    const canary = [shareOf(before), shareOf(after)];
    const lines = [
      ...(before?.stable.version === after?.stable.version ? [] : compareReleases(before?.stable, after?.stable)),
      ...(canary[0] === canary[1] ? [] : [`canary: ${canary[0]} → ${canary[1]}`]),
    ];
    return lines.length > 0 ? [[name, ...lines].join('\n  ')] : [];
  });
}

/** What differs between two releases of a slice, a line each; of undefined: it was not, or is not, there. */
export function compareReleases(before: Release | undefined, after: Release | undefined): string[] {
  const [gone, added] = [routesOf(before), routesOf(after)];
  return [
    `version: ${before?.version ?? 'not there'} → ${after?.version ?? 'not there'}`,
    ...[...gone.keys()].filter((path) => !added.has(path)).map((path) => `route gone: ${path}`),
    ...[...added.keys()].filter((path) => !gone.has(path)).map((path) => `route added: ${path}`),
    ...[...added]
      .filter(([path, route]) => gone.has(path) && gone.get(path) !== route)
      .map(([path]) => `route changed: ${path}`),
    ...coreSteps(before, after),
    ...(before?.source || after?.source ? [`commit: ${commitOf(before)} → ${commitOf(after)}`] : []),
  ];
}

function shareOf(pointer: moves.Pointer | undefined): string {
  return pointer?.canary ? `${pointer.canary.release.version} for ${pointer.canary.percent} %` : 'none';
}

/** Each route as a text, by its path and audience. */
function routesOf(release: Release | undefined): Map<string, string> {
  const routes = release && !moves.isShellRelease(release) ? releaseIn(release).manifest.routes : [];
  return new Map(routes.map((route) => [`${route.path} (${route.audience.join(', ')})`, JSON.stringify(route)]));
}

function commitOf(release: Release | undefined): string {
  return release?.source ? describeSource(release.source) : 'not known';
}
