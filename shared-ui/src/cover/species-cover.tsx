import type { BoxProps } from '@chakra-ui/react/box';
import { type Species, speciesOf } from '../species/species.ts';
import { Street } from './street.tsx';
import type { CoverScene } from './street-of-motifs.ts';

export interface SpeciesCoverProps extends Omit<BoxProps, 'children'> {
  /** As stored: 'Dog', 'hamster'. */
  type: string;
}

const SCENES: Record<Species | 'other', CoverScene> = {
  dog: {
    tint: 'apricot',
    motifs: [null, 'heart', 'ball', null, 'bone', 'paw', 'star', 'bowl'],
    animals: [['dog', 482, 196]],
  },
  cat: {
    tint: 'lilac',
    motifs: [null, 'star', 'ball', null, 'feather', 'paw', 'heart', 'bowl'],
    animals: [['cat', 482, 188]],
  },
  rabbit: {
    tint: 'sage',
    motifs: [null, 'sun', 'leaf', null, 'heart', 'paw', 'leaf', 'bowl'],
    animals: [['rabbit', 476, 184]],
  },
  bird: { tint: 'honey', motifs: [null, 'sun', 'feather', null, 'leaf', 'star', 'feather', 'bowl'], animals: [] },
  reptile: { tint: 'sky', motifs: [null, 'sun', 'leaf', null, 'lizard', 'bubble', 'leaf', 'bowl'], animals: [] },
  'small-mammal': { tint: 'rose', motifs: [null, 'star', 'leaf', null, 'heart', 'paw', 'sun', 'bowl'], animals: [] },
  other: { tint: 'sage', motifs: [null, 'sun', 'bubble', null, 'leaf', 'paw', 'star', 'bowl'], animals: [] },
};

/** The street of a species, over a pet's page; the first door is free for the tag before it. Decoration. */
export function SpeciesCover({ type, ...rest }: SpeciesCoverProps) {
  return <Street scene={SCENES[speciesOf(type) ?? 'other']} {...rest} />;
}
