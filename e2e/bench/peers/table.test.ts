import { expect, test } from 'vitest';
import { betterFirst, type Figure, inFull } from './table.ts';

const figure = (what: string, veto: number, better: Figure['better'] = 'less'): Figure => ({
  ...{ what, veto, better, write: String },
  peers: [
    { title: 'One', value: 200 },
    { title: 'Two', value: 100 },
  ],
});

test('what a peer is better at comes first, worst first, beside the peer that is best at it', () => {
  const figures = [figure('paint', 50), figure('usable', 110), figure('bytes', 300), figure('documents', 400, 'more')];
  expect(betterFirst(figures)).toEqual([
    '## Where a peer is better',
    `| figure | best peer | Veto | ratio |
| --- | ---: | ---: | ---: |
| bytes | Two: 100 | 300 | 3.00 |
| usable | Two: 100 | 110 | 1.10 |`,
    '## Where Veto is as good, or better',
    `| figure | best peer | Veto | ratio |
| --- | ---: | ---: | ---: |
| paint | Two: 100 | 50 | 0.50 |
| documents | One: 200 | 400 | 0.50 |`,
  ]);
  expect(betterFirst([figure('paint', 50)])[0]).toBe('## Where Veto is as good, or better');
});

test('the whole table has every peer, Veto last', () => {
  expect(inFull([figure('paint', 50)])).toBe(
    '| figure | One | Two | Veto |\n| --- | ---: | ---: | ---: |\n| paint | 200 | 100 | 50 |',
  );
});
