import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { ReportBook } from '../reports/report-book.ts';
import { ERRORS_ONLY } from '../watching/site-log.ts';
import { SiteMetrics } from '../watching/site-metrics.ts';
import type { RenderEnd } from './filled-pages.ts';
import { renderNotes } from './render-notes.ts';

const END: RenderEnd = {
  slice: 'mf-pets',
  version: '1.0.0-9e15aaaaaaaa',
  side: 'canary',
  route: '/vets/:id',
  outcome: 'threw',
  reason: 'no window',
  ms: 12,
};

let now: number;
let book: ReportBook;
let note: (end: RenderEnd) => void;
const metrics = new SiteMetrics();
const reported = () => JSON.parse(book.list()) as { report: object }[];

beforeEach(async () => {
  now = 1_000_000;
  book = new ReportBook(join(await newFolder('reports'), 'failures.jsonl'));
  note = renderNotes({ log: ERRORS_ONLY, metrics, reports: book }, () => now);
});

it('a page that cannot be rendered is a report, once a minute for each release', async () => {
  for (let request = 0; request < 100; request++) note({ ...END, route: request % 2 ? '/vets' : END.route });
  expect(reported()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-/),
      report: {
        code: 'VETO-210',
        slice: 'mf-pets',
        version: '1.0.0-9e15aaaaaaaa',
        stage: 'render',
        message: 'VETO-210 threw: no window',
        side: 'canary',
        route: '/vets/:id',
      },
    },
  ]);
  note({ ...END, version: '1.0.0-9e15bbbbbbbb', side: 'stable' });
  expect(reported()).toHaveLength(2);
  now += 61_000;
  note(END);
  expect(reported()).toHaveLength(3);
  expect(await metrics.text()).toContain('veto_document_renders_total{slice="mf-pets",outcome="threw"} 102');
});

it('a page that was rendered, and one that found no room, are no reports', () => {
  note({ ...END, outcome: 'filled' });
  note({ ...END, outcome: 'busy' });
  expect(reported()).toEqual([]);
});
