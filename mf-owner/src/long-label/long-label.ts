/** Style props of a button that holds what somebody has typed, as a name of any length: it breaks its words and stays in its place. */
export const LONG_LABEL = {
  h: 'auto',
  minH: '11',
  py: '2',
  maxW: 'full',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
