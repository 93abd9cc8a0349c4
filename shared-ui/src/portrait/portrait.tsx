import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { PortraitFeatures } from './features.ts';
import { Person } from './person.tsx';

export interface PortraitProps extends HTMLChakraProps<'svg'> {
  /** Who is drawn: `portraitFromSeed(seed, { specialty })`. */
  features: PortraitFeatures;
  /** Only the head, for a small circle. */
  headOnly?: boolean;
  /** What it is for a screen reader: 'Portrait of Anna Zielińska'. Without it the drawing is decoration. */
  label?: string | undefined;
}

/** A person of flat shapes, from the shoulders up, on nothing: the door behind brings the ground. */
export function Portrait({ features, headOnly = false, label, ...rest }: PortraitProps) {
  return (
    // What is handed on comes first, as in other drawings: Chakra names a class by the order in which it met its styles.
    <chakra.svg
      {...rest}
      viewBox={headOnly ? '20 18 80 80' : '0 0 120 140'}
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Person features={features} headOnly={headOnly} />
    </chakra.svg>
  );
}
