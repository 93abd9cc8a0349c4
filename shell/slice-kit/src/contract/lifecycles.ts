import type { ComponentType, ReactNode } from 'react';
import type { PageHead } from './page-head.ts';

/** The state of a slot: nobody fills it, its part is on the way, stands there, or has failed. */
export type SlotPhase = 'empty' | 'loading' | 'mounted' | 'failed';

/** A place in a page that another slice fills. */
export interface SlotRequest {
  name: string;
  /** Values for the part, by the slot's schema. */
  props: Record<string, unknown>;
  /** Empty, and the shell's for as long as the slot is open. */
  place: HTMLElement;
  /** The page itself shows something where the part fails: the place then says nothing. */
  hasStandIn?: boolean;
  onPhase(phase: SlotPhase): void;
}

/** What the shell does for a slice. One object for as long as the slice is mounted. */
export interface SiteApi {
  /** Theme, emotion cache, colour mode, query client and the router that follows the page's address: the shell's own, for the slice's React root. */
  Providers: ComponentType<{ children: ReactNode }>;
  /**
   * Goes to a same-origin address ('/pets?new=1') with a history push, or replace; from a page in Polish to the Polish page, where
   * there is one, unless it is to be taken as it is.
   */
  navigate(href: string, options?: { replace?: boolean; state?: unknown; asItIs?: boolean }): void;
  /**
   * The address of the same page in the language of the page that is open, where the site has it in that language: '/pl/pets' for
   * '/pets'. Absent in a shell that leaves addresses alone.
   */
  addressHere?(href: string): string;
  /** Fetches the slice that owns the address ahead of time. Never throws. */
  prefetch(href: string): void;
  /**
   * The page has its content: the shell sets title, description and language, focuses the h1, announces the page
   * politely and restores scroll. Titles default to those of slice.json. Call it once for each page shown; the shell
   * ignores what comes from a page that the visitor has left.
   */
  pageReady(page?: { title?: string; description?: string }): void;
  /**
   * What the page says of itself. A browser shows title, description, canonical address and language until the page is left; a
   * server that renders the page puts all of it into the document. Absent in a shell that does neither.
   */
  describe?(head: PageHead): void;
  /**
   * Shows the part of the slice that fills the slot for this visitor, with that slice's own fallbacks; if none works, the
   * place alone says so. Returns how to close it. Absent in a shell without slots.
   */
  openSlot?(slot: SlotRequest): () => void;
  /** Reports an error that the slice could not handle; `stage` names the moment. */
  reportError(error: unknown, stage: 'bootstrap' | 'mount' | 'render' | 'unmount'): void;
}

/** What the shell passes to a slice's lifecycles. */
export interface SliceProps {
  /** The element, inside <main>, that is the slice's while it is mounted. */
  container: HTMLElement;
  slice: string;
  version: string;
  site: SiteApi;
  /** Set where the slice fills a slot of another slice's page, in place of showing its own page. */
  slot?: Pick<SlotRequest, 'name' | 'props'>;
}

/**
 * What a slice's container exposes as './slice'. Each resolves when its work is done and rejects when it failed. Each
 * mount gets a container of its own, and may come before the unmount of the container before it has finished.
 */
export interface SliceLifecycles {
  bootstrap(props: SliceProps): Promise<void>;
  mount(props: SliceProps): Promise<void>;
  unmount(props: SliceProps): Promise<void>;
}
