/** The round number at or above a count at which an axis ends; even, so that its half is whole as well. */
export function niceTop(most: number): number {
  if (most <= 4) return 4;
  const step = 10 ** Math.floor(Math.log10(most));
  const top = [1, 2, 4, 6, 8, 10].map((factor) => factor * step).find((each) => each >= most) ?? most;
  return top % 2 === 0 ? top : top + 1;
}
