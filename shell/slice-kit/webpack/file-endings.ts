/** Of files whose address a module imports, by alternatives of a regular expression. */
export const FILE_ENDINGS = 'avif|geojson|gif|jpe?g|png|svg|webp|woff2';
