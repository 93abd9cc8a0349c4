/**
 * Storybooks of slices in repositories of their own, from VETO_STORYBOOKS: 'Hotel=https://hotel.example/storybook', one
 * after the other with a space between them.
 */
export function storybooksElsewhere(list = process.env.VETO_STORYBOOKS ?? '') {
  const named = list
    .split(' ')
    .filter(Boolean)
    .map((entry) => entry.split(/=(.*)/));
  return Object.fromEntries(named.map(([title = '', url = '']) => [title.toLowerCase(), { title, url }]));
}
