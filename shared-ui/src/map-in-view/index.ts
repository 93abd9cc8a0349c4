export type { AreaSearch } from './area-search.ts';
export { LinkedRow, type LinkedRowProps } from './linked-row.tsx';
export { MapFrame, type MapFrameProps } from './map-frame.tsx';
export { MapInView, type MapInViewProps } from './map-in-view.tsx';
export { type PlaceFocus, usePlaceFocus } from './use-place-focus.ts';
