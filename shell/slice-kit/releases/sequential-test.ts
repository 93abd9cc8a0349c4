/** Networks that one side of a canary was counted for, and how many of them were hit by what is compared: a failure, slowness. */
export interface Trials {
  networks: number;
  hits: number;
}

/**
 * How strongly the counts say that a canary is hit more often than the stable release beside it, even if the share `forged` of
 * the networks on either side sends what it likes: the natural logarithm of an e-value, 0 where it is not hit more often.
 * Whoever acts once it reaches ln(1/a) does so to at most the share a of canaries that are hit as often as the stable release
 * or less, however often and for however long they look, whatever that rate is, and whatever shares of the visitors the two
 * have. Networks are taken as independent of each other.
 *
 * Networks that forge raise the canary's rate over the stable release's by their share at most. So the average of the
 * likelihood over all pairs of rates (Jeffreys' prior) is divided by its greatest value where the canary's rate is at most
 * that much greater. The average over the likelihood of the true rates is a martingale from 1, which reaches 1/a with
 * probability a at most (Ville); the greatest value is no less than the true one. Wasserman, Ramdas, Balakrishnan: Universal
 * inference, PNAS 117 (2020), arXiv:1912.11436, with Robbins' mixture in place of the split.
 */
export function evidence(canary: Trials, stable: Trials, forged: number): number {
  if (canary.networks === 0 || stable.networks === 0) return 0;
  if (canary.hits / canary.networks <= stable.hits / stable.networks + forged) return 0;
  const ofAll = averageLikelihood(canary) + averageLikelihood(stable);
  return Math.max(0, ofAll - greatestLikelihood(canary, stable, forged));
}

/** Of a series with these counts, over all rates: its logarithm. */
function averageLikelihood({ networks, hits }: Trials): number {
  return logGamma(hits + 0.5) + logGamma(networks - hits + 0.5) - logGamma(networks + 1) - Math.log(Math.PI);
}

const HALVINGS = 50;
/** So far below the greatest likelihood its search may end. */
const NEAR_ENOUGH = 1e-6;

/**
 * The greatest likelihood of both, where the canary's rate is at most `more` above the stable release's: its logarithm. It lies
 * where the rate is exactly that much above, since the canary's hits ask for more; there it is concave, so that it rises from
 * any rate by no more than the slope there times what is left of the way.
 */
function greatestLikelihood(canary: Trials, stable: Trials, more: number): number {
  let [low, high] = [0, 1 - more];
  let rate = high / 2;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const rise = slope(stable, rate) + slope(canary, rate + more);
    if (Math.abs(rise) * (high - low) < NEAR_ENOUGH) break;
    if (rise > 0) low = rate;
    else high = rate;
    rate = (low + high) / 2;
  }
  return likelihood(stable, rate) + likelihood(canary, rate + more);
}

function slope({ networks, hits }: Trials, rate: number): number {
  return hits / rate - (networks - hits) / (1 - rate);
}

function likelihood({ networks, hits }: Trials, rate: number): number {
  const share = (count: number, of: number) => (count === 0 ? 0 : count * Math.log(of));
  return share(hits, rate) + share(networks - hits, 1 - rate);
}

/** ln Γ(x) for x > 0 by Stirling's series, exact to 1e-10: it is used from 8 on, and below by way of Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let [from, less] = [x, 0];
  for (; from < 8; from++) less += Math.log(from);
  const series = 1 / (12 * from) - 1 / (360 * from ** 3) + 1 / (1260 * from ** 5) - 1 / (1680 * from ** 7);
  return (from - 0.5) * Math.log(from) - from + Math.log(2 * Math.PI) / 2 + series - less;
}
