/** Lighthouse's own names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse said of one visit: scores of 0 to 100, times in ms. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What is not as it should be, beside the time that it takes. */
  failed: string[];
  /** The longest tasks of the main thread, longest first. */
  longTasks: { url: string; ms: number }[];
}

/** The part of Lighthouse's result that is read here. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: unknown; errorMessage?: string }
  >;
}

function reasonsIn(audits: LighthouseResult['audits']): string {
  return [...new Set(Object.values(audits).flatMap(({ errorMessage }) => errorMessage ?? []))].join(' ');
}

/** Throws with Lighthouse's own reasons when a category was not scored, as when the page did not open. */
export function runOf({ categories, audits }: LighthouseResult): LighthouseRun {
  const scoreOf = (name: (typeof CATEGORIES)[number]) => {
    const score = categories[name]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse has no score of ${name}. ${reasonsIn(audits)}`);
    return Math.round(score * 100);
  };
  const figureOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const checks = CATEGORIES.filter((name) => name !== 'performance').flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    fcpMs: Math.round(figureOf('first-contentful-paint')),
    lcpMs: Math.round(figureOf('largest-contentful-paint')),
    blockingMs: Math.round(figureOf('total-blocking-time')),
    shift: figureOf('cumulative-layout-shift'),
    failed: checks
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => audits[id]?.title ?? id),
    longTasks: tasksOf(audits['long-tasks']?.details),
  };
}

function tasksOf(details: unknown): LighthouseRun['longTasks'] {
  const { items = [] } = (details ?? {}) as { items?: { url?: string; duration?: number }[] };
  const tasks = items.map(({ url = '', duration = 0 }) => ({ url, ms: Math.round(duration) }));
  return tasks.toSorted((a, b) => b.ms - a.ms);
}
