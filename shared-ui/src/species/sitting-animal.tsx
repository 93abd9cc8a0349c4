import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { SittingCat } from './sitting/cat.tsx';
import { SittingDog } from './sitting/dog.tsx';
import { SittingRabbit } from './sitting/rabbit.tsx';

export type SittingSpecies = 'dog' | 'cat' | 'rabbit';

/** The shapes alone, 120 × 160, for a drawing that holds an animal. */
export const SITTING: Record<SittingSpecies, ComponentType> = {
  dog: SittingDog,
  cat: SittingCat,
  rabbit: SittingRabbit,
};

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
