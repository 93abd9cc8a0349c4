export { PeekingCat } from './sitting/peeking-cat.tsx';
export { SittingAnimal, type SittingAnimalProps, type SittingSpecies } from './sitting-animal.tsx';
export { SPECIES, SPECIES_TINTS, type Species, speciesOf } from './species.ts';
export { SpeciesFace, type SpeciesFaceProps } from './species-face.tsx';
export {
  SpeciesGroup,
  type SpeciesGroupProps,
  SpeciesSilhouette,
  type SpeciesSilhouetteProps,
} from './species-silhouette.tsx';
