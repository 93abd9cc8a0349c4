export { Motif, type MotifProps } from './motif.tsx';
export type { MotifName } from './motifs.tsx';
export { Paw } from './paw.tsx';
export { Siren } from './siren.tsx';
export { WayMotif, type WayMotifProps } from './way-motif.tsx';
