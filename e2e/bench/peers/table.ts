import { table } from '../section.ts';

export interface Figure {
  what: string;
  veto: number;
  peers: readonly { title: string; value: number }[];
  better: 'less' | 'more';
  write(value: number): string;
}

export interface Verdict extends Figure {
  best: { title: string; value: number };
  /** Veto ÷ the best peer: of what is better when it is more, the other way round. Above 1 the peer is better. */
  ratio: number;
}

/** Each figure beside the peer that is best at it; the worst for Veto comes first. */
export function verdicts(figures: readonly Figure[]): Verdict[] {
  return figures
    .map((figure) => {
      const sorted = figure.peers.toSorted((a, b) => a.value - b.value);
      const best = sorted.at(figure.better === 'less' ? 0 : -1);
      if (!best) throw new Error(`${figure.what}: there is no peer`);
      const ratio = figure.better === 'less' ? figure.veto / best.value : best.value / figure.veto;
      return { ...figure, best, ratio };
    })
    .toSorted((a, b) => b.ratio - a.ratio);
}

/** Two tables: first all at which some peer is better, then the rest. */
export function betterFirst(figures: readonly Figure[]): string[] {
  const all = verdicts(figures);
  return [
    ...part(
      'Where a peer is better',
      all.filter(({ ratio }) => ratio > 1),
    ),
    ...part(
      'Where Veto is as good, or better',
      all.filter(({ ratio }) => ratio <= 1),
    ),
  ];
}

function part(title: string, of: readonly Verdict[]): string[] {
  if (of.length === 0) return [];
  const rows = of.map(({ what, best, veto, ratio, write }) => [
    ...[what, `${best.title}: ${write(best.value)}`, write(veto), ratio.toFixed(2)],
  ]);
  return [`## ${title}`, table(['figure', 'best peer', 'Veto', 'ratio'], rows)];
}

/** All figures of all. */
export function inFull(figures: readonly Figure[]): string {
  const titles = figures[0]?.peers.map(({ title }) => title) ?? [];
  const rows = figures.map(({ what, peers, veto, write }) => [
    ...[what, ...peers.map(({ value }) => write(value)), write(veto)],
  ]);
  return table(['figure', ...titles, 'Veto'], rows);
}
