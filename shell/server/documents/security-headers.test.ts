import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const NOTHING_ELSE = { supabaseUrl: '', overrideOrigins: [], allowOverrides: false, reportUrl: '', ratesUrl: '' };
const policy = (config: Partial<Parameters<typeof contentSecurityPolicy>[1]> = {}) =>
  contentSecurityPolicy({ releasesUrl: '/releases' }, { ...NOTHING_ELSE, ...config }).split('; ');

test('a picture may come from any address on https, and nothing else may', () => {
  expect(policy().filter((directive) => directive.includes('https:'))).toEqual(["img-src 'self' data: blob: https:"]);
});

test('scripts come from the site and the listed builds', () => {
  const overrides = { allowOverrides: true, overrideOrigins: ['http://localhost:4001'] };
  const sources = policy(overrides).find((directive) => directive.startsWith('script-src '));
  expect(sources).toMatch(/^script-src 'self' http:\/\/localhost:4001 'sha256-[^ ]+'$/);
});

test('a socket may be opened to the project, and only where it has Realtime', () => {
  const project = { supabaseUrl: 'https://project.supabase.co' };
  expect(policy({ ...project, realtime: true })).toContain(
    "connect-src 'self' https://project.supabase.co wss://project.supabase.co",
  );
  expect(policy({ ...project, realtime: false })).toContain("connect-src 'self' https://project.supabase.co");
  expect(policy(project).join('; ')).not.toContain('ws');
  expect(policy({ supabaseUrl: 'http://127.0.0.1:54321', realtime: true })).toContain(
    "connect-src 'self' http://127.0.0.1:54321 ws://127.0.0.1:54321",
  );
});
