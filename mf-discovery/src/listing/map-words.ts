export const LOADING_MAPS = 'Loading Maps...';
/** In its place where it cannot be drawn, or did not arrive. */
export const NO_MAP = 'The map cannot be shown here. The list has every place.';
