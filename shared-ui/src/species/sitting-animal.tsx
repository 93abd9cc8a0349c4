import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { SITTING, type SittingSpecies } from './sitting/shapes.ts';

export interface SittingAnimalProps extends HTMLChakraProps<'svg'> {
  species: SittingSpecies;
}

/** A dog, a cat or a rabbit that sits on the line below it. Decoration. */
export function SittingAnimal({ species, ...rest }: SittingAnimalProps) {
  const Animal = SITTING[species];
  return (
    <chakra.svg
      viewBox="0 0 120 160"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      w="112px"
      h="auto"
      flexShrink="0"
      {...rest}
    >
      <Animal />
    </chakra.svg>
  );
}
