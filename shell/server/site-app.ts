import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Mail } from '@veto/shared-data/backend';
import { GOOGLE_MAPS_FRAME, type RuntimeConfig } from '@veto/slice-kit/contract';
import type { ObjectStore } from '@veto/slice-kit/releases';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { type BackendAddress, backendProxy } from './backend/backend-proxy.ts';
import { calendarFeeds } from './backend/calendar-feed.ts';
import { type MailPageOptions, mailPage } from './backend/mail-page.ts';
import { oneClickUnsubscribe } from './backend/one-click-unsubscribe.ts';
import type { ChannelDocuments } from './channel/channel-documents.ts';
import type { ReleaseFiles } from './channel/live-copies.ts';
import { addEarlyScripts, addPaintStyles, addReleases } from './channel/release-routes.ts';
import { foldersOf } from './channel/whole-releases.ts';
import type { Compositions } from './compositions/compositions.ts';
import { markPreviewHost } from './compositions/preview-place.ts';
import { addConsent, addEndOfWish, sendChannelOf } from './compositions/send-wish.ts';
import { countReleases } from './counts/count-releases.ts';
import { measurements } from './counts/measurements.ts';
import type { ReleaseLedger } from './counts/release-ledger.ts';
import { compressed, sendCompressed } from './documents/compressed.ts';
import { addOneSpelling } from './documents/one-spelling.ts';
import { COMMON_HEADERS } from './documents/security-headers.ts';
import { NOT_SEARCHED, sendDocument } from './documents/send-document.ts';
import { SERVICE_WORKER, serviceWorker, WEB_MANIFEST, WEB_MANIFEST_TYPE } from './documents/service-worker.ts';
import { contentOf } from './documents/site-content.ts';
import { addStorybook } from './documents/storybook.ts';
import { operations } from './reports/operations.ts';
import { type ReportBooks, reportBooksIn } from './reports/report-book.ts';
import { reports } from './reports/reports.ts';
import { searchEngines } from './search-engines/index.ts';
import { VeterinarianAddresses } from './search-engines/veterinarian-addresses.ts';
import { PUBLIC_FILES, sitePublicFiles } from './starting/starting-app.ts';
import { siteHealth } from './watching/health.ts';
import { observeRequests, requestIds } from './watching/request-log.ts';
import { ERRORS_ONLY } from './watching/site-log.ts';
import { SiteMetrics } from './watching/site-metrics.ts';

type Env = { Bindings: HttpBindings };

export interface SiteAppOptions {
  store: ObjectStore;
  config: RuntimeConfig;
  /** 'stable': the channel that this site shows. */
  channelName: string;
  /** Where reports are kept. */
  dataDir: string;
  backend: BackendAddress;
  listMail: () => Promise<Mail[]>;
  /** The built Storybook; its folder need not be there yet. */
  storybookDir: string;
  trustProxy: boolean;
  /** Documents show the first paint of a page; they do, unless told. */
  firstPaint?: boolean;
  /** Pages with data are rendered before anybody asks for them, until it is aborted; none: when somebody asks. */
  preparedUntil?: AbortSignal;
  /** The packages that a first start has not published yet. */
  coming?: () => readonly string[];
  /** The slices that stayed out at the start. */
  without?: () => readonly string[];
  /** Called when the site has nothing to do. */
  onRest?: () => void;
  /** Ends a request to the backend that takes longer, in milliseconds. */
  backendTimeoutMs?: number;
  /** How long the body of a request may stand still, in milliseconds. */
  bodyIdleMs?: number;
  /** 'https://preview.veto.example', where previews are shown; none: this machine's own, and the site's for all others. */
  previewOrigin?: string;
  /** The present moment in milliseconds, by which previews and tickets end. */
  now?: () => number;
  /** Who may read the mail that was kept; on this machine only unless told otherwise. */
  mailFor?: MailPageOptions['mailFor'];
  /** Keeps the last good channel for the next start; none: it lasts as long as the process. */
  keptChannel?: string;
  /** Keeps copies of the live releases for when the store is away; none: the store alone has them. A bucket needs it. */
  keptReleases?: string;
  /** Default: errors are printed. */
  log?: Logger;
  metrics?: SiteMetrics;
  /** Counts releases; none: one of its own. Whoever hands it in stops it. */
  ledger?: ReleaseLedger;
  /** Keeps reports; none: books of its own. Whoever hands them in closes them. */
  books?: ReportBooks;
  /** Whether the site ends canaries that do worse; it does, unless told. */
  endCanaries?: boolean;
  /** Signs what documents carry, so that counts can be taken; all servers of a site share it. None: one of this data folder. */
  countsKey?: string;
  /** The origins of static hosts whose pages are counted here; none unless told. */
  staticOrigins?: readonly string[];
  /** Lets whoever sends it read `/metrics` and `/_rates` from elsewhere; empty: only this machine may. */
  metricsToken?: string;
}

/** The whole site as one request handler. */
export function createSiteApp(options: SiteAppOptions): Hono<Env> {
  const { store, config, log = ERRORS_ONLY, metrics = new SiteMetrics(), coming = () => [] } = options;
  const { books = reportBooksIn(options.dataDir) } = options;
  const { content, compositions, early, files, styles } = contentOf(options, { log, metrics, reports: books.failures });
  const folders = foldersOf(store, options.keptReleases);
  const app = new Hono<Env>();
  const previews = { previewOrigin: options.previewOrigin ?? '', siteUrl: config.siteUrl ?? '' };

  app.use(markPreviewHost(previews.previewOrigin), async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
    if (config.gatePasswordSha256) c.res.headers.set(...NOT_SEARCHED);
  });
  app.use(
    requestIds(options.trustProxy),
    observeRequests(log, metrics, () => content.revision),
  );
  app.onError((error, c) => {
    log.error({ err: error, request: c.get('requestId') }, 'a request failed');
    return c.json({ message: 'The server could not answer.' }, 500);
  });
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404, { 'Cache-Control': 'no-store' }));

  app.route(
    '/',
    backendProxy({ address: options.backend, ownAddresses: ownAddresses(options), log, ...proxyLimits(options) }),
  );
  addOneSpelling(app);
  app.route('/', oneClickUnsubscribe({ config, backend: options.backend, trustProxy: options.trustProxy }));
  const channel = async () => (await content.edition())?.channel;
  const counting = countReleases(options, channel);
  addSurfacesForTeams(app, { content, counting, metrics, books }, options);
  addConsent(app);
  addReadOnly(app);
  app.route(
    '/',
    siteHealth({ content, folders, config, backend: options.backend, coming, without: options.without ?? (() => []) }),
  );
  app.route('/', searchEngines({ config, backend: options.backend, trustProxy: options.trustProxy, channel }));
  app.route('/', calendarFeeds({ config, backend: options.backend, trustProxy: options.trustProxy }));
  addMapsFrame(app, content);
  addEarlyScripts(app, content, early);
  addPaintStyles(app, styles);
  addReleases(app, folders, store);
  addOwnFiles(app);
  addStorybook(app, options.storybookDir);
  addDescriptions(app, { content, compositions }, options);
  addWorker(app, content, files, options);
  addEndOfWish(app, previews);
  const documents = {
    content,
    compositions,
    addresses: new VeterinarianAddresses(options),
    tickets: counting.tickets,
    trustProxy: options.trustProxy,
    previews,
    coming,
  };
  app.get('*', (c) => sendDocument(c, documents));
  return app;
}

function proxyLimits({ trustProxy, backendTimeoutMs, bodyIdleMs }: SiteAppOptions) {
  return {
    trustProxy,
    ...(backendTimeoutMs !== undefined && { timeoutMs: backendTimeoutMs }),
    ...(bodyIdleMs !== undefined && { idleMs: bodyIdleMs }),
  };
}

/** What browsers tell the teams, and what only the teams may read. */
function addSurfacesForTeams(
  app: Hono<Env>,
  {
    content,
    counting,
    metrics,
    books,
  }: {
    content: ChannelDocuments;
    counting: ReturnType<typeof countReleases>;
    metrics: SiteMetrics;
    books: ReportBooks;
  },
  options: SiteAppOptions,
): void {
  const { trustProxy, config, bodyIdleMs } = options;
  const patience = bodyIdleMs !== undefined && { idleMs: bodyIdleMs };
  app.route(
    '/',
    reports({
      ...books,
      trustProxy,
      revision: () => content.revision,
      onReport: (kind, outcome) => metrics.reported(kind, outcome),
      ...patience,
    }),
  );
  app.route(
    '/',
    measurements({
      metrics,
      ...counting,
      staticOrigins: options.staticOrigins ?? [],
      ownAddresses: ownAddresses(options),
      trustProxy,
      token: options.metricsToken ?? '',
      ratesForEverybody: config.showPlatform,
      ...patience,
    }),
  );
  app.route('/', operations({ ...options, ...counting, ...books, trouble: () => content.trouble }));
  app.route('/', mailPage({ listMail: options.listMail, mailFor: options.mailFor ?? 'local' }));
}

/** Those that the site is told it has; none: nobody has said. */
function ownAddresses({ config, previewOrigin }: SiteAppOptions): string[] {
  return [config.siteUrl ?? '', previewOrigin ?? ''].filter(Boolean);
}

/** All that follows is only ever read. */
function addReadOnly(app: Hono<Env>): void {
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return c.json({ message: `${c.req.method} is not for this address.` }, 405, { Allow: 'GET, HEAD' });
  });
}

/** The empty document in which Google Maps runs, with the policy that its maps need. */
function addMapsFrame(app: Hono<Env>, content: ChannelDocuments): void {
  app.use(GOOGLE_MAPS_FRAME, async (c, next) => {
    const edition = await content.edition();
    if (!edition) return c.notFound();
    await next();
    c.res.headers.set('Content-Security-Policy', edition.mapsPolicy);
    c.res.headers.set('Cache-Control', 'no-cache');
  });
}

/** The server's own few files, and the addresses that programs ask every site for. */
function addOwnFiles(app: Hono<Env>): void {
  app.get('/_site/*', sitePublicFiles(), (c) => c.notFound());
  app.get('/favicon.ico', (c) => c.redirect('/_site/icon.svg', 302));
  // Where password managers lead: https://www.w3.org/TR/change-password-url/
  app.get('/.well-known/change-password', (c) => c.redirect('/account', 302));
}

function addDescriptions(
  app: Hono<Env>,
  { content, compositions }: { content: ChannelDocuments; compositions: Compositions },
  options: SiteAppOptions,
): void {
  const config = compressed(JSON.stringify(options.config), 'application/json');
  app.get('/config.json', async (c) => sendCompressed(c, await config));
  app.get('/channels/:file', async (c) => {
    if (c.req.param('file') !== `${options.channelName}.json`) return c.notFound();
    const asked = await sendChannelOf(c, compositions);
    if (asked) return asked;
    const edition = await content.edition();
    if (!edition) return c.notFound();
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendCompressed(c, edition.file);
  });
}

/** Browsers compare the worker with the one they have; whatever goes wrong, they keep theirs. */
function addWorker(app: Hono<Env>, content: ChannelDocuments, files: ReleaseFiles, options: SiteAppOptions): void {
  const { config, log = ERRORS_ONLY } = options;
  app.get(SERVICE_WORKER, async (c) => {
    const edition = await content.edition();
    if (!edition) return c.notFound();
    try {
      const script = await compressed(await serviceWorker(files, edition.channel, config), 'text/javascript');
      c.header('Content-Security-Policy', edition.policy);
      return sendCompressed(c, script);
    } catch (error) {
      log.error({ err: error }, 'the service worker cannot be read');
      return c.notFound();
    }
  });
  const manifest = serveStatic<Env>({
    root: PUBLIC_FILES,
    onFound: (_path, c) => {
      c.header('Cache-Control', 'no-cache');
      c.header('Content-Type', WEB_MANIFEST_TYPE);
    },
  });
  app.get(WEB_MANIFEST, manifest, (c) => c.notFound());
}
