import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { MOTIFS, type MotifName } from './motifs.tsx';

export interface MotifProps extends HTMLChakraProps<'svg'> {
  name: MotifName;
}

/** A small drawing: on a cover, on a tile, beside a heading. Decoration. */
export function Motif({ name, ...rest }: MotifProps) {
  return (
    <chakra.svg
      viewBox="0 0 64 64"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      boxSize="52px"
      flexShrink="0"
      {...rest}
    >
      {MOTIFS[name]}
    </chakra.svg>
  );
}
