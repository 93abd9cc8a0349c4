import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Drawing } from '../species/drawing.tsx';
import { MOTIFS, type MotifName } from './motifs.tsx';

export interface MotifProps extends HTMLChakraProps<'svg'> {
  name: MotifName;
}

/** A small drawing: on a cover, on a tile, beside a heading. Decoration. */
export function Motif({ name, ...rest }: MotifProps) {
  return (
    <Drawing boxSize="52px" {...rest}>
      {MOTIFS[name]}
    </Drawing>
  );
}
