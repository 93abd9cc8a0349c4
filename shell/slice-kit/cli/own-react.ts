import { ToolError } from '../releases/tool-error.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import { installedFor, isSameMajor } from './other-majors.ts';
import { sharedWithPage } from './shell-facts.ts';
import { dependsOnReact, type Package } from './workspace.ts';

/** The version of React that a slice brings, because it has another major than the page; undefined where it takes the page's. */
export function ownReact(folder: string, shared: readonly SharedModule[] = sharedWithPage()): string | undefined {
  const page = shared.find(({ key }) => key === 'react');
  const own = page && dependsOnReact(folder) ? installedFor(folder, 'react') : undefined;
  return own && page && !isSameMajor(own.version, page.version) ? own.version : undefined;
}

/** What a slice takes from the page: all that is shared or, with a React of its own, nothing, since all of it is made for the page's React. */
export function sharedWith({ folder }: Pick<Package, 'folder'>): SharedModule[] {
  const shared = sharedWithPage();
  return ownReact(folder, shared) === undefined ? shared : [];
}

/**
 * Throws VETO-403 when a build has two versions of React ('react@17.0.2'): the slice has its own, and something of ours brought the
 * page's.
 */
export function refuseSecondReact(name: string, packages: Iterable<string>): void {
  const versions = [...packages].filter((each) => /^react@/.test(each)).map((each) => each.slice('react@'.length));
  if (versions.length < 2) return;
  throw new ToolError(
    'VETO-403',
    `${name} would bring React ${versions.toSorted().join(' and ')}. @veto/slice-kit, shared-ui and shared-data are made for the page's. With a React of its own a slice imports slice-kit's /single-spa, /contract and /follow-links alone.`,
  );
}
