export { buildAll } from './build-all.ts';
export { builtFolder } from './built-folder.ts';
export { openQuestions } from './check-release.ts';
export { releasableTogether } from './releasable-together.ts';
export { sourceNow } from './source-commit.ts';
export { storybookVersion } from './source-version.ts';
export { openStore, releasesDir } from './store-of.ts';
export { packagesToRelease } from './workspace.ts';
