export { type BuildTarget, releaseIdentifier } from './base.ts';
export { CORE_KEYS, NEVER_BUNDLED, type SharedModule, sharedModules } from './sharing.ts';
export { earlyScriptPreset, shellPreset } from './shell-preset.ts';
export { EXPOSE_CHUNK, slicePreset } from './slice-preset.ts';
