import { Box } from '@chakra-ui/react/box';
import { Center, type CenterProps } from '@chakra-ui/react/center';
import { Image } from '@chakra-ui/react/image';
import { useState } from 'react';
import { Paw } from '../motif/paw.tsx';
import { SPECIES_TINTS, speciesOf } from '../species/species.ts';
import { SpeciesFace } from '../species/species-face.tsx';

export interface SpeciesTagProps extends Omit<CenterProps, 'children'> {
  /** As stored: 'Dog', 'hamster'. What has no face of its own wears a paw. */
  type: string;
  /** The pet's photo; broken or missing: the face of its species. */
  imageUrl?: string | null | undefined;
  /** sm 56, md 76, lg 96, xl 184 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const SIZES = {
  sm: { box: '56px', ring: '14px', rise: '-6px', edge: '3.5px' },
  md: { box: '76px', ring: '18px', rise: '-8px', edge: '4.5px' },
  lg: { box: '96px', ring: '20px', rise: '-9px', edge: '5px' },
  xl: { box: '184px', ring: '44px', rise: '-26px', edge: '11px' },
} as const;

/** The tag on an animal's collar: a circle in the tint of the species with a ring on top. Decoration. */
export function SpeciesTag({ type, imageUrl, size = 'lg', ...rest }: SpeciesTagProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const photo = imageUrl && imageUrl !== brokenUrl ? imageUrl : null;
  const species = speciesOf(type);
  const ground = species ? `${SPECIES_TINTS[species]}.2` : 'line';
  const { box, ring, rise, edge } = SIZES[size];
  return (
    <Center
      position="relative"
      boxSize={box}
      rounded="full"
      bg={ground}
      flexShrink="0"
      aria-hidden
      data-species={species ?? 'other'}
      _before={{
        content: '""',
        position: 'absolute',
        top: rise,
        insetStart: `calc(50% - ${ring} / 2)`,
        boxSize: ring,
        rounded: 'full',
        borderWidth: edge,
        borderColor: ground,
      }}
      {...rest}
    >
      {photo ? (
        <Box boxSize="full" p="1" position="relative">
          <Image
            src={photo}
            alt=""
            boxSize="full"
            rounded="full"
            objectFit="cover"
            loading="lazy"
            decoding="async"
            onError={() => setBrokenUrl(photo)}
          />
        </Box>
      ) : species ? (
        <SpeciesFace species={species} boxSize="66%" position="relative" />
      ) : (
        <Paw boxSize="60%" position="relative" />
      )}
    </Center>
  );
}
