import { Center, type CenterProps } from '@veto/shared-ui/center';
import { Image } from '@veto/shared-ui/image';
import { Paw } from '@veto/shared-ui/motif';
import { SPECIES_TINTS, type Species, SpeciesFace, speciesOf } from '@veto/shared-ui/species';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';

export interface PetPhotoProps extends CenterProps {
  /** As stored: 'Dog', 'dog', 'Hamster'. What has no face of its own gets a paw. */
  type: string;
  imageUrl: string | null | undefined;
  name: string;
}

/** The pet's picture, or the face of its species on its tint. Fills the width it is given at 4:3. */
export function PetPhoto({ type, imageUrl, name, ...rest }: PetPhotoProps) {
  const say = useSay();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const species = speciesOf(type);
  return (
    <Center
      aspectRatio={4 / 3}
      w="full"
      overflow="hidden"
      bg={species ? `${SPECIES_TINTS[species]}.2` : 'sunken'}
      {...rest}
    >
      {imageUrl && imageUrl !== brokenUrl ? (
        <Image
          src={imageUrl}
          alt={say('Photo of {name}', { name })}
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <NoPhoto species={species} />
      )}
    </Center>
  );
}

function NoPhoto({ species }: { species: Species | null }) {
  const place = { boxSize: 'auto', h: '58%', 'data-kind': species ?? 'other' } as const;
  return species ? <SpeciesFace species={species} {...place} /> : <Paw {...place} />;
}
