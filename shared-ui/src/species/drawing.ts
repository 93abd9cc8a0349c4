/** The frame of a drawing of 64 by 64 with round strokes. Decoration: words stand beside it. */
export const DRAWING = {
  viewBox: '0 0 64 64',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  flexShrink: '0',
} as const;
