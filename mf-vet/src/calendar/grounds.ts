/** The ground of time off and breaks: a hatch in the colour of hairlines. Lay it over a `bgColor`: `bg` would wipe it out. */
export const hatched = {
  backgroundImage: 'repeating-linear-gradient(-45deg, transparent 0 9px, var(--chakra-colors-line) 9px 10px)',
} as const;

/** Forced colours leave no ground and no hatch but an element's own, in their colours. */
const own = (hatch: string) => ({
  forcedColorAdjust: 'none',
  bgColor: 'Canvas',
  color: 'CanvasText',
  borderColor: 'CanvasText',
  backgroundImage: `repeating-linear-gradient(${hatch})`,
});

/** The grounds of times that nobody can book. */
export const GROUNDS = {
  off: { ...hatched, _highContrast: own('-45deg, transparent 0 9px, CanvasText 9px 10px') },
  closed: { _highContrast: own('45deg, transparent 0 5px, GrayText 5px 6px') },
} as const;

/** Where now is: a system's colour, which forced colours keep. */
export const NOW_COLOUR = { bg: 'danger', _highContrast: { bg: 'Highlight' } } as const;
