import type { Channel } from '../contract/channel.ts';
import type { ShellRelease, SliceRelease } from '../contract/release.ts';

/** Whether an address as a build names it ('/messages/:', ':' for what only a running page knows) may be one of a path's. */
export function leadsTo(link: string, path: string): boolean {
  const parts = path.toLowerCase().split('/');
  const named = link.toLowerCase().split('/');
  if (parts.at(-1) === '*' ? named.length < parts.length : named.length !== parts.length) return false;
  return parts.every(
    (part, at) => part === '*' || part.startsWith(':') || named[at]?.includes(':') || named[at] === part,
  );
}

/** The live slices, and the shell, with a link to a path; the slice itself is not among them. */
export function linkingTo(path: string, slice: string, { shell, slices }: Pick<Channel, 'shell' | 'slices'>): string[] {
  const pointers = [...Object.values(slices), ...(shell ? [shell] : [])];
  return pointers
    .filter(({ stable }) => stable.slice !== slice)
    .filter(({ stable, canary }) =>
      [stable, ...(canary ? [canary.release] : [])].some((release) =>
        linksOfRelease(release).some((link) => leadsTo(link, path)),
      ),
    )
    .map(({ stable }) => stable.slice);
}

function linksOfRelease(release: SliceRelease | ShellRelease): string[] {
  const { links = [] } = release;
  if (!('manifest' in release)) return links;
  const { nav, routes } = release.manifest;
  return [
    ...links,
    ...nav.flatMap(({ href, in: others = {} }) => [href, ...Object.values(others).map((other) => other?.href ?? href)]),
    ...routes.flatMap(({ redirects = {} }) => Object.values(redirects)),
  ];
}
