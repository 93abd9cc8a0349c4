import type { Options } from '@swc/core';

/**
 * The browsers that the site is made for, as browserslist names them: those in which today's Baseline is widely available, with the
 * last ones of Windows 7 and iOS 16. Compilers take it from here; `lint/young-built-ins.grit` refuses what these lack.
 */
export const BROWSERS = 'chrome >= 109, edge >= 109, firefox >= 115, safari >= 16.4, ios_saf >= 16.4';

/** How TypeScript and JSX become JavaScript, for browsers and for Node. */
export const swcOptions: Options = {
  env: { targets: BROWSERS },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** The same for JavaScript, with JSX or without. */
export const scriptOptions: Options = {
  ...swcOptions,
  jsc: { ...swcOptions.jsc, parser: { syntax: 'ecmascript', jsx: true } },
};
