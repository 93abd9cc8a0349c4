export * from './audience.ts';
export * from './channel.ts';
export * from './contract-version.ts';
export type * from './lifecycles.ts';
export * from './release.ts';
export * from './release-address.ts';
export * from './runtime-config.ts';
export * from './site-paths.ts';
export * from './slice-manifest.ts';
