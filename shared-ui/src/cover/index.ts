export { Cover, type CoverProps } from './cover.tsx';
export { SpeciesCover, type SpeciesCoverProps } from './species-cover.tsx';
