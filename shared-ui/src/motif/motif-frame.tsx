import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { DRAWING } from '../species/drawing.ts';

/** What every motif is drawn in. */
export const MotifFrame = (props: HTMLChakraProps<'svg'>) => <chakra.svg {...DRAWING} boxSize="52px" {...props} />;
