import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const policy = () =>
  contentSecurityPolicy(
    { releasesUrl: '/releases' },
    { supabaseUrl: '', overrideOrigins: [], allowOverrides: false, reportUrl: '', ratesUrl: '' },
  ).split('; ');

test('a picture may come from any address on https, and nothing else may', () => {
  expect(policy().filter((directive) => directive.includes('https:'))).toEqual(["img-src 'self' data: blob: https:"]);
});
