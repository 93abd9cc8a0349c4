import { Center } from '@chakra-ui/react/center';
import { Image } from '@chakra-ui/react/image';
import { useState } from 'react';
import { initialsOf, tintIndexOf } from './initials.ts';

export interface PersonAvatarProps {
  name: string;
  /** Null or broken: the initials on a tint derived from the name. */
  imageUrl: string | null | undefined;
  /** sm 40, md 56, lg 80, xl 128 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** How many letters stand in for a missing picture at most; all of the name's words by default. */
  letters?: number;
}

const SIZES = {
  sm: { boxSize: '10', fontSize: 'sm' },
  md: { boxSize: '14', fontSize: 'lg' },
  lg: { boxSize: '20', fontSize: '2xl' },
  xl: { boxSize: '32', fontSize: '4xl' },
} as const;
const TINTS = ['lilac', 'rose', 'honey', 'sage', 'sky', 'apricot'] as const;

/** Decorative: the name always stands beside it. */
export function PersonAvatar({ name, imageUrl, size = 'md', letters }: PersonAvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shape = { ...SIZES[size], rounded: 'full', flexShrink: '0' } as const;
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <Image
        {...shape}
        src={imageUrl}
        alt=""
        objectFit="cover"
        bg="bg.muted"
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(imageUrl)}
      />
    );
  }
  const initials = initialsOf(name, letters);
  const tint = TINTS[tintIndexOf(name, TINTS.length)] ?? 'lilac';
  return (
    <Center
      {...shape}
      // Four letters and more are written as small as they have to be.
      {...(initials.length > 3 && { fontSize: 'xs', overflow: 'hidden' })}
      aria-hidden
      bg={`${tint}.2`}
      color={`${tint}.ink`}
      fontWeight="semibold"
    >
      {initials}
    </Center>
  );
}
