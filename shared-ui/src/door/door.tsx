import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Image } from '@chakra-ui/react/image';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Portrait } from '../portrait/portrait.tsx';
import { SPECIALTY_ANIMALS, SPECIALTY_TINTS, specialtyKindOf } from '../portrait/specialty.ts';
import { storedPortrait } from '../portrait/stored-features.ts';
import { SITTING } from '../species/sitting/shapes.ts';
import { SpeciesFace } from '../species/species-face.tsx';

export interface DoorProps extends Omit<BoxProps, 'children'> {
  /** As stored or shown: 'surgery', 'Surgery'. It decides the ground, and who waits while there is nobody. */
  specialty: string;
  /** A photo; it takes the drawing's place. Broken or missing: the drawing. */
  imageUrl?: string | null | undefined;
  /** The features of the portrait that the vet chose, as stored; without them an animal of the specialty stands in the door. */
  portrait?: object | null | undefined;
  /** What photo or portrait is for a screen reader: 'Portrait of Anna Zielińska'. Without it the door is decoration. */
  label?: string | undefined;
  /** A circle with the head alone, for less than 48 px. */
  round?: boolean;
  /** The picture is on the first screen: fetch it early. */
  priority?: boolean;
}

/** A vet stands in a door: a photo, the chosen portrait, or an animal of the specialty. 112 px wide unless told. */
export function Door({ specialty, imageUrl, portrait, label, round = false, priority = false, ...rest }: DoorProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const photo = imageUrl && imageUrl !== brokenUrl ? imageUrl : null;
  const features = storedPortrait(portrait);
  const kind = specialtyKindOf(specialty);
  return (
    <Box
      w={round ? '44px' : '112px'}
      aspectRatio={round ? 1 : 6 / 7}
      rounded={round ? 'full' : 'door'}
      bg={`door.${features?.ground ?? SPECIALTY_TINTS[kind]}`}
      overflow="hidden"
      flexShrink="0"
      data-door={photo ? 'photo' : features ? 'portrait' : 'animal'}
      {...rest}
    >
      {photo ? (
        <Image
          src={photo}
          alt={label ?? ''}
          boxSize="full"
          objectFit="cover"
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBrokenUrl(photo)}
        />
      ) : features ? (
        <Portrait features={features} headOnly={round} label={label} display="block" boxSize="full" />
      ) : (
        <WaitingAnimal specialty={specialty} round={round} />
      )}
    </Box>
  );
}

function WaitingAnimal({ specialty, round }: { specialty: string; round: boolean }) {
  const animal = SPECIALTY_ANIMALS[specialtyKindOf(specialty)];
  if (round) return <SpeciesFace species={animal} display="block" boxSize="72%" m="14%" />;
  const Animal = SITTING[animal];
  return (
    <chakra.svg
      display="block"
      boxSize="full"
      viewBox="0 0 120 140"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g transform="translate(13 19) scale(.78)">
        <Animal />
      </g>
    </chakra.svg>
  );
}
