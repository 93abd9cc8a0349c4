export { buildAll } from './build-all.ts';
export { openQuestions } from './check-release.ts';
export { freshBuild } from './fresh-build.ts';
export { releasableTogether } from './releasable-together.ts';
export { sourceNow } from './source-commit.ts';
export { foldersBelow } from './source-files.ts';
export { openStore, releasesDir } from './store-of.ts';
export { storybookVersion } from './storybook-version.ts';
export { packagesToRelease } from './workspace.ts';
