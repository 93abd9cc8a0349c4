export { GREY_HAIR, HAIR_COLOURS, type PortraitFeatures, portraitFromSeed, SHAPES, SKINS } from './features.ts';
export { Person } from './person.tsx';
export { Portrait, type PortraitProps } from './portrait.tsx';
export { SPECIALTY_KINDS, type SpecialtyKind, specialtyKindOf } from './specialty.ts';
export { storedPortrait } from './stored-features.ts';
