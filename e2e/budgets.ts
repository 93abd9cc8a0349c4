/**
 * What a page may cost, in one place. `pnpm test` holds what does not depend on the machine (`journeys/budgets.spec.ts` and
 * `crawl.spec.ts` beside it), `pnpm bench:pages bytes` names the packages behind the bytes. Lower a figure when a page has become lighter.
 */
export interface PageBudget {
  /** The scripts that its document names, in kB (1000 bytes) as brotli sends them, without headers. */
  scriptsKb: number;
  /** How many scripts those are. */
  requests: number;
  /** Elements of the page once it is calm, on a phone: twenty rows have more of them where more times are free. */
  elements: number;
}

export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/': { scriptsKb: 213, requests: 13, elements: 1000 },
  // With the code of the rows, which its document shows, and of the door to the booking sheet.
  '/doctors': { scriptsKb: 235, requests: 17, elements: 3000 },
  '/login': { scriptsKb: 187, requests: 13, elements: 200 },
};

/** The document of a public page with its data, also one with twenty rows of vets, in kB as brotli sends it. */
export const DOCUMENT_BUDGET_KB = 40;

/** A cold visit to a page whose document brings its data, as a share of the one bundle's (`pnpm bench`). */
export const VISIT_BUDGET = {
  /** Until visitors see names and prices of vets. */
  vetsRatio: 0.35,
  /** Until the largest paint of a profile. */
  profileLcpRatio: 0.4,
  /** Until somebody who is signed in sees a page's heading. */
  signedInRatio: 0.45,
  /** Until the page answers. */
  usableRatio: 1,
  /** Cumulative layout shift, which is no share. */
  shift: 0.02,
};

/** Of a hundred documents a second (`pnpm bench:load`). */
export const DOCUMENT_LOAD_BUDGET = {
  /** 95 of 100 come sooner. */
  p95Ms: 120,
  /** Processor time of one page that is rendered with its data. */
  renderMs: 30,
  /** The p95 beside a slice that renders for ever or takes all memory, as a multiple of the one alone. */
  besideRatio: 1.2,
};

/** p95 of a visitor's search beside forty connections of twenty networks at the dearest question, as a multiple of the one alone. */
export const CROWD_RATIO = 3;

/**
 * What a build may cost in processor time, as a multiple of a piece of work that never changes and that the same machine
 * does just before (`pnpm bench:releases`).
 */
export const BUILD_BUDGET = {
  /** The shell and every slice, without any earlier build or cache. */
  everything: 16,
  /** One slice after one line has changed in it. */
  oneLine: 2.5,
};
