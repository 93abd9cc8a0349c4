// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { bucketIn, NO_BUCKET, visitorBucket } from './visitor-cookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own clean-up.
  document.cookie = 'veto_visitor=; Path=/; Max-Age=0';
});

it('draws a number once and keeps it where the server reads it', () => {
  const bucket = visitorBucket();
  expect(bucket).toBeGreaterThanOrEqual(0);
  expect(bucket).toBeLessThan(100);
  expect(Number.isInteger(bucket)).toBe(true);
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  expect(visitorBucket()).toBe(bucket);
  expect(bucketIn(document.cookie)).toBe(bucket);
});

it('gives no canary to whom cookies are refused', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(visitorBucket()).toBe(NO_BUCKET);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(visitorBucket()).toBe(NO_BUCKET);
});

it.each([
  ['veto_visitor=0', 0],
  ['a=b; veto_visitor=99; c=d', 99],
  ['veto_visitor=100', NO_BUCKET],
  ['veto_visitor=-1', NO_BUCKET],
  ['veto_visitor=', NO_BUCKET],
  ['veto_visitor=7x', NO_BUCKET],
  ['not_veto_visitor=7', NO_BUCKET],
  ['', NO_BUCKET],
  [undefined, NO_BUCKET],
])('reads %s as %i', (cookies, bucket) => {
  expect(bucketIn(cookies)).toBe(bucket);
});
