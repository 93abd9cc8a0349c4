/** The ground of time off and breaks: a hatch in the colour of hairlines. Lay it over a `bgColor`: `bg` would wipe it out. */
export const hatched = {
  backgroundImage: 'repeating-linear-gradient(-45deg, transparent 0 9px, var(--chakra-colors-line) 9px 10px)',
} as const;
