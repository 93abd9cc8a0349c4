import type { Tint } from '../core/theme/palette.ts';

/** The animals that have a face, a silhouette and a tint. */
export const SPECIES = ['dog', 'cat', 'rabbit', 'bird', 'reptile', 'small-mammal'] as const;
export type Species = (typeof SPECIES)[number];

export const SPECIES_TINTS: Record<Species, Tint> = {
  dog: 'apricot',
  cat: 'lilac',
  rabbit: 'sage',
  bird: 'honey',
  reptile: 'sky',
  'small-mammal': 'rose',
};

const SMALL_MAMMALS = ['hamster', 'small mammal', 'guinea pig'];

/** The species of a stored or shown pet type: 'Dog', 'dogs', 'Hamster', 'Small mammals'. Null for fish and others. */
export function speciesOf(type: string): Species | null {
  const word = type.trim().toLowerCase().replace(/s$/, '');
  return SPECIES.find((species) => species === word) ?? (SMALL_MAMMALS.includes(word) ? 'small-mammal' : null);
}
