import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { SiteApi } from './contract/lifecycles.ts';

const SiteContext = createContext<SiteApi | null>(null);

/** Makes the shell's services available to the tree below. The shell and `defineSlice` render it; a slice never does. */
export function SiteProvider({ site, children }: { site: SiteApi; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The shell's services. Throws outside a slice. */
export function useSite(): SiteApi {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is used outside a slice: render the tree with defineSlice or SiteProvider');
  return site;
}

/**
 * Tells the shell that a page has its content, once for each page shown. Pass `ready: false` until the data that
 * decides the h1 is there, and a `key` that differs for each record shown on the same route.
 */
export function usePageReady({
  ready = true,
  title,
  description,
  key = '',
}: {
  ready?: boolean;
  title?: string;
  description?: string;
  key?: string;
} = {}): void {
  const site = useSite();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!ready || told.current === key) return;
    told.current = key;
    site.pageReady({ ...(title !== undefined && { title }), ...(description !== undefined && { description }) });
  }, [ready, title, description, key, site]);
}
