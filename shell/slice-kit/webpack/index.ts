export { type BuildTarget, releaseIdentifier } from './base.ts';
export { NAMED_KEYS, NEVER_BUNDLED, type SharedModule, sharedModules } from './sharing.ts';
export { BOOT_CHUNK, RUNNER_CHUNK, scriptPreset, shellPreset, sitePreset } from './shell-preset.ts';
export { linksOf } from './site-links.ts';
export { EXPOSE_CHUNK, slicePreset } from './slice-preset.ts';
