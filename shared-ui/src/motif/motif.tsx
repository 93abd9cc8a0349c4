import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { MotifFrame } from './motif-frame.tsx';
import { MOTIFS, type MotifName } from './motifs.tsx';

export interface MotifProps extends HTMLChakraProps<'svg'> {
  name: MotifName;
}

/** A small drawing: on a cover, on a tile, beside a heading. Decoration. */
export function Motif({ name, ...rest }: MotifProps) {
  return <MotifFrame {...rest}>{MOTIFS[name]}</MotifFrame>;
}
