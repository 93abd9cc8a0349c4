import type { BoxProps } from '@chakra-ui/react/box';
import { specialtyKindOf } from '../portrait/specialty.ts';
import { Street } from './street.tsx';
import { SCENES } from './street-of-motifs.ts';

export interface CoverProps extends Omit<BoxProps, 'children'> {
  /** As stored or shown: 'surgery', 'Surgery'. */
  specialty: string;
}

/** The street of a specialty, over a vet's profile. Decoration. */
export function Cover({ specialty, ...rest }: CoverProps) {
  return <Street scene={SCENES[specialtyKindOf(specialty)]} {...rest} />;
}
