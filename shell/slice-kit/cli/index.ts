export { buildAll } from './build-all.ts';
export { builtFolder } from './built-folder.ts';
export { storybookVersion } from './source-version.ts';
export { openStore, releasesDir } from './store-of.ts';
export { packagesToRelease } from './workspace.ts';
