import type { Options } from '@swc/core';

/** How TypeScript and JSX become JavaScript, for browsers and for Node. */
export const swcOptions: Options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
