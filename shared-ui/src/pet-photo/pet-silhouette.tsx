import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export const PET_KINDS = ['dog', 'cat', 'bird', 'fish', 'rabbit', 'hamster', 'reptile', 'other'] as const;
export type PetKind = (typeof PET_KINDS)[number];

/** The drawing for a stored pet type, whatever its case. */
export function petKindOf(type: string): PetKind {
  const wanted = type.trim().toLowerCase();
  return PET_KINDS.find((kind) => kind === wanted) ?? 'other';
}

export interface PetSilhouetteProps extends HTMLChakraProps<'svg'> {
  kind: PetKind;
}

export function PetSilhouette({ kind, ...rest }: PetSilhouetteProps) {
  return (
    <chakra.svg
      viewBox="0 0 96 96"
      aria-hidden
      boxSize="40%"
      color="brand.emphasized"
      fill="currentColor"
      data-kind={kind}
      {...rest}
    >
      <circle cx="48" cy="48" r="24" />
    </chakra.svg>
  );
}
