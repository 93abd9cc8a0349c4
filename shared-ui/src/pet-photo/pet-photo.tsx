import { Center, type CenterProps } from '@chakra-ui/react/center';
import { Image } from '@chakra-ui/react/image';
import { useState } from 'react';
import { PetSilhouette, petKindOf } from './pet-silhouette.tsx';

export interface PetPhotoProps extends CenterProps {
  /** As stored: 'Dog', 'dog', 'Reptile'. Unknown types get a paw. */
  type: string;
  imageUrl: string | null | undefined;
  name: string;
}

/** The pet's picture, or a drawing of its kind. Fills the width it is given at 4:3. */
export function PetPhoto({ type, imageUrl, name, ...rest }: PetPhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const kind = petKindOf(type);
  return (
    <Center aspectRatio={4 / 3} w="full" overflow="hidden" bg="bg.brand" {...rest}>
      {imageUrl && imageUrl !== brokenUrl ? (
        <Image
          src={imageUrl}
          alt={`Photo of ${name}`}
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <PetSilhouette kind={kind} />
      )}
    </Center>
  );
}
