import { ACCOUNT_PATHS, MODERATION_PATH, PLATFORM_PATH } from '../src/contract/reserved-paths.ts';
import type { Taken } from './new-slice.ts';
import { SHELL } from './workspace.ts';

/** In the root of a repository: what types know of the live site. */
export const LIVE_SITE_FILE = 'live-site.d.ts';

/** The declarations of `LiveAddresses`, sorted: the same routes give the same text. */
export function liveSiteText(slices: Taken): string {
  const own = { owner: SHELL, paths: [...ACCOUNT_PATHS, MODERATION_PATH, PLATFORM_PATH] };
  const owners = new Map<string, Set<string>>();
  for (const { owner, paths } of [own, ...slices])
    for (const path of paths) owners.set(path, (owners.get(path) ?? new Set()).add(owner));
  const lines = [...owners]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, names]) =>
        `    '${path}': ${[...names]
          .toSorted()
          .map((name) => `'${name}'`)
          .join(' | ')};`,
    );
  return `// Written by \`slice types\`: the addresses of the site, and who answers there.
import '@veto/slice-kit/live-site';

declare module '@veto/slice-kit/live-site' {
  interface LiveAddresses {
${lines.join('\n')}
  }
}
`;
}
