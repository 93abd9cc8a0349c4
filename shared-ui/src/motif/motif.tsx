import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { DRAWING } from '../species/drawing.ts';
import { MOTIFS, type MotifName } from './motifs.tsx';

export interface MotifProps extends HTMLChakraProps<'svg'> {
  name: MotifName;
}

/** A small drawing: on a cover, on a tile, beside a heading. Decoration. */
export function Motif({ name, ...rest }: MotifProps) {
  return (
    <chakra.svg {...DRAWING} boxSize="52px" {...rest}>
      {MOTIFS[name]}
    </chakra.svg>
  );
}
