import { expect, it } from 'vitest';
import { parseRates } from './release-rates.ts';

const TEXT = `# HELP veto_slice_counted_since_seconds Since when
# TYPE veto_slice_counted_since_seconds gauge
veto_slice_counted_since_seconds 1795435200
veto_slice_loads_total{slice="mf-pets",version="1.0.0-aaaaaaaa",side="stable"} 12
veto_slice_loads_total{slice="mf-pets",version="1.1.0-bbbbbbbb",side="canary"} 3
veto_slice_failures_total{slice="mf-pets",version="1.1.0-bbbbbbbb",side="canary"} 2
veto_slice_slow_total{slice="mf-pets",version="1.1.0-bbbbbbbb",side="canary"} 1
veto_http_requests_total{method="GET",route="/",status="200"} 7
`;

it('gives each release one row, with nought for what was never counted', () => {
  expect(parseRates(TEXT)).toEqual({
    since: '2026-11-23T12:00:00.000Z',
    rates: [
      { slice: 'mf-pets', version: '1.0.0-aaaaaaaa', side: 'stable', loads: 12, mounts: 0, failures: 0, slow: 0 },
      { slice: 'mf-pets', version: '1.1.0-bbbbbbbb', side: 'canary', loads: 3, mounts: 0, failures: 2, slow: 1 },
    ],
  });
});

it.each(['', '{"since":"2026-11-01T10:00:00Z","rates":[]}', '<!doctype html>'])(
  'refuses what counts no releases: %s',
  (text) => {
    expect(() => parseRates(text)).toThrow('since when releases are counted');
  },
);
