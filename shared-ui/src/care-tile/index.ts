export { type CareKind, CareTile, type CareTileProps } from './care-tile.tsx';
