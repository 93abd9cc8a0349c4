const FEATURED = 2;
/** Longer ones would push everything else off the screen in large letters. */
const MOST_CHARACTERS = 240;

/**
 * The reviews that a profile shows in large letters: the newest two with words, whatever their stars, out of those that
 * are short enough. The order is kept. None unless there are two: one alone stands in the list.
 */
export function featuredReviews<R extends { comment: string | null }>(newestFirst: readonly R[]): R[] {
  const fit = newestFirst.filter(({ comment }) => comment && comment.trim().length <= MOST_CHARACTERS);
  return fit.length < FEATURED ? [] : fit.slice(0, FEATURED);
}
