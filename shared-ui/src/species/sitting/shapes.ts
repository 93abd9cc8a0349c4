import type { ComponentType } from 'react';
import { SittingCat } from './cat.tsx';
import { SittingDog } from './dog.tsx';
import { SittingRabbit } from './rabbit.tsx';

export type SittingSpecies = 'dog' | 'cat' | 'rabbit';

/** The shapes alone, 120 × 160, for a drawing that holds an animal. */
export const SITTING: Record<SittingSpecies, ComponentType> = {
  dog: SittingDog,
  cat: SittingCat,
  rabbit: SittingRabbit,
};
