import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { DRAWING } from './drawing.ts';
import { BirdFace } from './faces/bird.tsx';
import { CatFace } from './faces/cat.tsx';
import { DogFace } from './faces/dog.tsx';
import { RabbitFace } from './faces/rabbit.tsx';
import { ReptileFace } from './faces/reptile.tsx';
import { SmallMammalFace } from './faces/small-mammal.tsx';
import type { Species } from './species.ts';

const FACES: Record<Species, ComponentType> = {
  dog: DogFace,
  cat: CatFace,
  rabbit: RabbitFace,
  bird: BirdFace,
  reptile: ReptileFace,
  'small-mammal': SmallMammalFace,
};

export interface SpeciesFaceProps extends HTMLChakraProps<'svg'> {
  species: Species;
}

/** An animal's face in colour, the same by day and by night. Decoration: its name stands beside it. */
export function SpeciesFace({ species, ...rest }: SpeciesFaceProps) {
  const Face = FACES[species];
  return (
    <chakra.svg {...DRAWING} boxSize="9" {...rest}>
      <Face />
    </chakra.svg>
  );
}
