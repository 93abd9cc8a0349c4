export { SpeciesTag, type SpeciesTagProps } from './species-tag.tsx';
