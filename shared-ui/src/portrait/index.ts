export {
  BEARDS,
  CLOTHES,
  COMPANIONS,
  EYES,
  GLASSES,
  GREY_HAIR,
  HAIR_COLOURS,
  HAIR_SHAPES,
  HEADS,
  MOUTHS,
  type PortraitFeatures,
  portraitFromSeed,
  SKINS,
} from './features.ts';
export { Person, Portrait, type PortraitProps } from './portrait.tsx';
export { SPECIALTY_KINDS, type SpecialtyKind, specialtyKindOf } from './specialty.ts';
export { storedPortrait } from './stored-features.ts';
