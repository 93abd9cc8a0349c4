/** Loads of one side of a canary, and how many of them were hit by what is compared: they failed, or were slow. */
export interface Trials {
  loads: number;
  hits: number;
}

/**
 * How strongly the counts say that a canary is hit more often than the stable release beside it: the natural logarithm of an
 * e-value, 0 where it is not hit more often. Whoever acts once it reaches ln(1/a) does so to at most the share a of canaries
 * that are hit as often as the stable release or less, however often and for however long they look, whatever that rate is,
 * and whatever shares of the visitors the two have. Loads are taken as independent of each other.
 *
 * The likelihood of two rates, averaged over those where the canary's is the greater (Jeffreys' prior), is divided by the
 * greatest likelihood of rates where it is not. The average over the likelihood of the true rates is a martingale from 1, which
 * reaches 1/a with probability a at most (Ville); the greatest likelihood is no less than the true one. Wasserman, Ramdas,
 * Balakrishnan: Universal inference, PNAS 117 (2020), arXiv:1912.11436, with Robbins' mixture in place of the split.
 */
export function evidence(canary: Trials, stable: Trials): number {
  if (canary.hits * stable.loads <= stable.hits * canary.loads) return 0;
  const both = { loads: canary.loads + stable.loads, hits: canary.hits + stable.hits };
  // Over all rates. Half of the prior lies where the canary's is not the greater, and adds half the greatest likelihood there at most.
  const ofAll = averageLikelihood(canary) + averageLikelihood(stable) - greatestLikelihood(both);
  return ofAll > 0 ? ofAll + Math.log(2 - Math.exp(-ofAll)) : 0;
}

/** Of a series with these counts, over all rates: its logarithm. */
function averageLikelihood({ loads, hits }: Trials): number {
  return logGamma(hits + 0.5) + logGamma(loads - hits + 0.5) - logGamma(loads + 1) - Math.log(Math.PI);
}

function greatestLikelihood({ loads, hits }: Trials): number {
  const share = (count: number) => (count === 0 ? 0 : count * Math.log(count / loads));
  return share(hits) + share(loads - hits);
}

/** ln Γ(x) for x > 0 by Stirling's series, exact to 1e-10: it is used from 8 on, and below by way of Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let [from, less] = [x, 0];
  for (; from < 8; from++) less += Math.log(from);
  const series = 1 / (12 * from) - 1 / (360 * from ** 3) + 1 / (1260 * from ** 5) - 1 / (1680 * from ** 7);
  return (from - 0.5) * Math.log(from) - from + Math.log(2 * Math.PI) / 2 + series - less;
}
