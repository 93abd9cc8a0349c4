import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ReleaseCounts } from '../counts/count-events.ts';
import type { RenderEnd } from '../filled-pages/filled-pages.ts';

export interface AnsweredRequest {
  method: string;
  /** The pattern of its address, never the address: '/pets/:id'. */
  route: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export class SiteMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'veto_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #errors = new Counter({
    name: 'veto_http_errors_total',
    help: 'Requests that were answered with 5xx',
    labelNames: ['method', 'route'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'veto_http_request_duration_seconds',
    help: 'Time until an answer began',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #restarts = new Counter({
    name: 'veto_backend_ends_total',
    help: 'Times that the process of the embedded backend ended without being asked to',
    registers: [this.#registry],
  });
  readonly #degraded = new Gauge({
    name: 'veto_channel_degraded',
    help: '1 while the channel in the store is not what visitors are shown',
    registers: [this.#registry],
  });
  readonly #refused = new Gauge({
    name: 'veto_pointer_refused',
    help: '1 while the pointer of a slice in the store does not count: its last good one is shown',
    labelNames: ['slice'],
    registers: [this.#registry],
  });
  readonly #reports = new Counter({
    name: 'veto_reports_total',
    help: 'Reports that browsers sent, by what became of them',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  });
  readonly #renders = new Counter({
    name: 'veto_document_renders_total',
    help: 'Pages that were to be rendered with their data for a document, by what became of them',
    labelNames: ['slice', 'outcome'],
    registers: [this.#registry],
  });
  readonly #renderSeconds = new Histogram({
    name: 'veto_document_render_duration_seconds',
    help: 'Time until a page was rendered with its data, waiting for its turn and for answers included',
    labelNames: ['slice'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly releases = new ReleaseCounts(this.#registry);

  /** Adds memory, processor time and the event loop's lag of this process: once per process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ method, route, status, ms }: AnsweredRequest): void {
    this.#requests.inc({ method, route, status });
    if (status >= 500) this.#errors.inc({ method, route });
    this.#seconds.observe({ method, route }, ms / 1000);
  }

  backendEnded(): void {
    this.#restarts.inc();
  }

  channelIsDegraded(isDegraded: boolean, refused: readonly string[]): void {
    this.#degraded.set(isDegraded ? 1 : 0);
    this.#refused.reset();
    for (const slice of refused) this.#refused.set({ slice }, 1);
  }

  reported(kind: string, outcome: 'kept' | 'refused'): void {
    this.#reports.inc({ kind, outcome });
  }

  documentRendered({ slice, outcome, ms }: RenderEnd): void {
    this.#renders.inc({ slice, outcome });
    if (outcome === 'filled') this.#renderSeconds.observe({ slice }, ms / 1000);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
