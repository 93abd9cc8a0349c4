export { PeekingCat } from './sitting/peeking-cat.tsx';
export type { SittingSpecies } from './sitting/shapes.ts';
export { SittingAnimal, type SittingAnimalProps } from './sitting-animal.tsx';
export { SPECIES, SPECIES_TINTS, type Species, speciesOf } from './species.ts';
export { SpeciesFace, type SpeciesFaceProps } from './species-face.tsx';
export {
  SpeciesGroup,
  type SpeciesGroupProps,
  SpeciesSilhouette,
  type SpeciesSilhouetteProps,
} from './species-silhouette.tsx';
