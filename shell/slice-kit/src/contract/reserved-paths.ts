/** The shell's own screens for visitors, in each language of the site. */
export const ACCOUNT_PATHS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/pl/login',
  '/pl/register',
  '/pl/forgot-password',
  '/pl/reset-password',
] as const;

/** Where the shell shows what the site is made of. */
export const PLATFORM_PATH = '/_platform';

/** Where administrators decide about reported reviews. */
export const MODERATION_PATH = '/_moderation';

/** The document in which Google Maps runs: of this origin, empty, with a policy of its own. */
export const GOOGLE_MAPS_FRAME = '/_site/google-maps.html';

/** Below it the script that a document runs first, as `<version of the shell>/<file>`. */
export const EARLY_SCRIPTS = '/_site/early/';

/** Paths that belong to the shell and its server; a slice that claims one is refused. */
export const RESERVED_PATHS = [
  ...ACCOUNT_PATHS,
  '/_*',
  '/auth',
  '/rest',
  '/storage',
  '/releases',
  '/channels',
  '/config.json',
  '/healthz',
  '/metrics',
  '/calendar',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-*',
] as const;
