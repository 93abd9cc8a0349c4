import type { Location } from 'react-router-dom';
import { HISTORY_EVENTS } from './visible-history.ts';

/** Where the visitor is, as a store for React. */
export interface SiteLocation {
  /** The same object until the address or the history entry's state changes. */
  read(): Location;
  /** Calls `tell` on every move; returns how to stop. */
  follow(tell: () => void): () => void;
}

function follow(tell: () => void): () => void {
  const moves = [...HISTORY_EVENTS, 'popstate'];
  for (const move of moves) addEventListener(move, tell);
  return () => {
    for (const move of moves) removeEventListener(move, tell);
  };
}

/**
 * The page's address for one React tree, for as long as `owns` says that the tree answers there. Once the visitor has
 * gone on, the tree keeps the address it had: it renders once more before it is taken away, and its routes must not
 * show another page, or none, meanwhile.
 */
export function createSiteLocation(owns: () => boolean): SiteLocation {
  let shown: { location: Location; href: string } | undefined;
  return {
    read() {
      const { href, pathname, search, hash } = location;
      const { state } = history;
      const stale = !shown || shown.href !== href || shown.location.state !== state;
      if (!shown || (stale && owns())) shown = { href, location: { pathname, search, hash, state, key: href } };
      return shown.location;
    },
    follow,
  };
}
