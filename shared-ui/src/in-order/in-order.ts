/** A part whose answer takes longer than this no longer keeps the others from view. */
const PATIENCE = '1s';

const WAITING = { visibility: 'hidden', animation: `waited 0s ${PATIENCE} forwards` } as const;

/**
 * Style of a container: children below a placeholder stay out of view, at most a second, until what it stands for has come.
 * Nothing that can be read or pressed is then pushed down. Placeholders among these children do show.
 */
export const IN_ORDER = {
  '& > .chakra-skeleton ~ *, & > :has(.chakra-skeleton) ~ *': WAITING,
  '& > * .chakra-skeleton, & > .chakra-skeleton': { visibility: 'visible' },
} as const;
