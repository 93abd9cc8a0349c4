import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export const PET_KINDS = ['dog', 'cat', 'bird', 'fish', 'rabbit', 'hamster', 'reptile', 'other'] as const;
export type PetKind = (typeof PET_KINDS)[number];

/** The drawing for a stored pet type, whatever its case. */
export function petKindOf(type: string): PetKind {
  const wanted = type.trim().toLowerCase();
  return PET_KINDS.find((kind) => kind === wanted) ?? 'other';
}

// Cut-outs (eyes, noses) take the colour of the ground behind them.
const HOLE = 'var(--chakra-colors-bg-brand)';

const SHAPES: Record<PetKind, ReactNode> = {
  dog: (
    <>
      <path d="M24 16c-11-2-17 10-16 25 1 13 6 20 13 17 2 17 13 28 27 28s25-11 27-28c7 3 12-4 13-17 1-15-5-27-16-25-5 1-9 4-12 8-8-3-16-3-24 0-3-4-7-7-12-8z" />
      <g fill={HOLE}>
        <circle cx="36" cy="46" r="3.6" />
        <circle cx="60" cy="46" r="3.6" />
        <path d="M40 58c0-4 4-6 8-6s8 2 8 6-5 8-8 8-8-4-8-8z" />
      </g>
    </>
  ),
  cat: (
    <>
      <path d="M17 14c-2-3 1-6 4-4l18 12c6-1 12-1 18 0l18-12c3-2 6 1 4 4 5 12 7 22 7 34 0 23-17 38-38 38S10 71 10 48c0-12 2-22 7-34z" />
      <g fill={HOLE}>
        <ellipse cx="34" cy="48" rx="4" ry="5.4" />
        <ellipse cx="62" cy="48" rx="4" ry="5.4" />
        <path d="M43 60h10l-5 6z" />
      </g>
      <path d="M26 62l-14-3M26 67l-13 3M70 62l14-3M70 67l13 3" stroke={HOLE} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  bird: (
    <>
      <path d="M84 34l-12-5c-3-11-12-17-23-17-15 0-26 11-26 27 0 4 0 6-3 10L6 70c-2 2 0 5 3 4l16-5c6 8 15 12 25 12v7h5v-8c14-4 22-16 22-32v-6l8-5c1-1 1-3-1-3z" />
      <circle cx="58" cy="29" r="3.8" fill={HOLE} />
      <path d="M34 46c4 12 14 18 28 16" stroke={HOLE} strokeWidth="3.4" strokeLinecap="round" fill="none" />
    </>
  ),
  fish: (
    <>
      <path d="M8 48c10-18 25-27 42-27 11 0 20 4 27 11l10-9c2-2 5 0 5 3-2 8-4 14-7 22 3 8 5 14 7 22 0 3-3 5-5 3l-10-9c-7 7-16 11-27 11-17 0-32-9-42-27z" />
      <circle cx="28" cy="43" r="4" fill={HOLE} />
      <path
        d="M44 34c5 9 5 19 0 28M58 40c3 5 3 11 0 16"
        stroke={HOLE}
        strokeWidth="3.4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  rabbit: (
    <>
      <path d="M34 44C24 32 20 4 30 4c9 0 14 18 15 33h6c1-15 6-33 15-33 10 0 6 28-4 40 9 4 15 13 15 22 0 15-13 24-29 24s-29-9-29-24c0-9 6-18 15-22z" />
      <g fill={HOLE}>
        <circle cx="37" cy="61" r="3.6" />
        <circle cx="59" cy="61" r="3.6" />
        <path d="M43 70h10l-5 6z" />
      </g>
    </>
  ),
  hamster: (
    <>
      <path d="M22 30c-6-2-10-7-8-12 2-6 11-7 17-1 10-5 24-5 34 0 6-6 15-5 17 1 2 5-2 10-8 12 8 8 12 18 12 28 0 18-16 28-38 28S10 76 10 58c0-10 4-20 12-28z" />
      <g fill={HOLE}>
        <circle cx="35" cy="46" r="4" />
        <circle cx="61" cy="46" r="4" />
        <path d="M44 54h8l-4 5z" />
        <ellipse cx="24" cy="62" rx="7" ry="5" />
        <ellipse cx="72" cy="62" rx="7" ry="5" />
      </g>
      <path
        d="M48 59v5c-2 4-8 4-10 1M48 64c2 4 8 4 10 1"
        stroke={HOLE}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  reptile: (
    <>
      <path d="M18 62c2-22 14-34 32-34 16 0 27 10 30 27h4c6 0 8 4 8 8 0 5-5 9-12 9h-8l2 8c0 2-1 4-3 4h-8c-2 0-3-1-3-3l-2-7H42l-2 7c0 2-2 3-4 3h-8c-2 0-3-2-3-4l2-8c-8 1-15 0-21-3-2-1-1-4 1-4 5 0 9-1 11-3z" />
      <circle cx="83" cy="62" r="2.8" fill={HOLE} />
      <path
        d="M28 60h46M50 30v30M36 36l-6 24M64 35l8 24"
        stroke={HOLE}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  other: (
    <>
      <path d="M48 46c16 0 28 14 28 26 0 9-8 13-15 11s-19-2-26 0-15-2-15-11c0-12 12-26 28-26z" />
      <ellipse cx="16" cy="44" rx="9" ry="12" transform="rotate(-24 16 44)" />
      <ellipse cx="36" cy="24" rx="10" ry="14" transform="rotate(-8 36 24)" />
      <ellipse cx="60" cy="24" rx="10" ry="14" transform="rotate(8 60 24)" />
      <ellipse cx="80" cy="44" rx="9" ry="12" transform="rotate(24 80 44)" />
    </>
  ),
};

export interface PetSilhouetteProps extends HTMLChakraProps<'svg'> {
  kind: PetKind;
}

/** One drawing for each kind of pet; stands in where there is no photo. */
export function PetSilhouette({ kind, ...rest }: PetSilhouetteProps) {
  return (
    <chakra.svg
      viewBox="0 0 96 96"
      aria-hidden
      h="50%"
      w="auto"
      color="lilac.3"
      fill="currentColor"
      data-kind={kind}
      {...rest}
    >
      {SHAPES[kind]}
    </chakra.svg>
  );
}
