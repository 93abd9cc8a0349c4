/** Where a slice has the files of another bundler's container, as they are. */
export const BUILT = 'built';
/** Where it has another bundler's ES modules, which are bundled like source. */
export const BUILT_MODULES = 'src/built';
