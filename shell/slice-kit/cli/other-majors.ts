import semver from 'semver';
import { ToolError } from '../releases/tool-error.ts';
import { packageOf, resolveForBrowser } from '../webpack/resolve.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import type { Package } from './workspace.ts';

/**
 * Throws VETO-406 when a package has another major of something that it takes from the page installed for itself: it was
 * written and tested against that one, and would run with the page's.
 */
export function refuseOtherMajors({ name, folder }: Package, used: readonly SharedModule[]): void {
  const others = new Set(
    used.flatMap(({ key, version }) => {
      const own = installedFor(folder, key);
      return own && !isSameMajor(own.version, version) ? [`${own.name} ${own.version}, the page has ${version}`] : [];
    }),
  );
  if (others.size > 0)
    throw new ToolError(
      'VETO-406',
      `${name} has in its own folder: ${[...others].join('; ')}. Take the page's version.`,
    );
}

/** undefined where a package takes the module only by way of another package. */
export function installedFor(folder: string, key: string): { name: string; version: string } | undefined {
  try {
    return packageOf(resolveForBrowser(folder, key));
  } catch {
    return undefined;
  }
}

/** Below 1.0.0 a minor step may break as a major one does. */
export function isSameMajor(own: string, page: string): boolean {
  const [a, b] = [semver.parse(own), semver.parse(page)];
  return a !== null && b !== null && a.major === b.major && (a.major > 0 || a.minor === b.minor);
}
