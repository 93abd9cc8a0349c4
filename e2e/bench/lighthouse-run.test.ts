import { expect, test } from 'vitest';
import { type LighthouseResult, runOf } from './lighthouse-run.ts';

const result = (performance: number, blocking: number): LighthouseResult => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'total-blocking-time', weight: 30 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'image-alt', weight: 10 }] },
    'best-practices': {
      score: 0.96,
      auditRefs: [
        { id: 'errors-in-console', weight: 1 },
        { id: 'csp-xss', weight: 0 },
      ],
    },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 900.4 },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 1200 },
    'total-blocking-time': { title: 'TBT', score: 0, numericValue: blocking },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.004 },
    'image-alt': { title: 'Images have a text', score: 1 },
    'errors-in-console': { title: 'Browser errors were logged', score: 0 },
    'csp-xss': { title: 'The policy', score: 0 },
    'long-tasks': {
      title: 'Tasks',
      score: 1,
      details: {
        items: [
          { url: '/a.js', duration: 80.2 },
          { url: '/b.js', duration: 210 },
        ],
      },
    },
  },
});

test('a run is read with its scores out of 100, its times, and what counts and failed', () => {
  expect(runOf(result(0.914, 210))).toEqual({
    performance: 91,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    fcpMs: 900,
    lcpMs: 1200,
    blockingMs: 210,
    shift: 0.004,
    failed: ['Browser errors were logged'],
    longTasks: [
      { url: '/b.js', ms: 210 },
      { url: '/a.js', ms: 80 },
    ],
  });
});

test('a page that did not open has no scores, and Lighthouse says why', () => {
  const audits = { 'speed-index': { title: 'Speed', score: null, errorMessage: 'NO_FCP' } };
  expect(() => runOf({ categories: {}, audits })).toThrow('no score of performance. NO_FCP');
});
