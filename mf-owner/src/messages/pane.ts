/** White ground where the list stands beside it. */
export const ON_WHITE = { bg: { lg: 'surface' }, rounded: { lg: 'panel' }, px: { lg: '6' }, py: { lg: '5' } } as const;

/** An open conversation: as high as the window leaves it. */
export const PANE = {
  ...ON_WHITE,
  direction: 'column',
  gap: '4',
  h: { base: 'calc(100dvh - 7rem)', lg: 'calc(100dvh - 11rem)' },
  minH: '26rem',
} as const;
