export * from './audience.ts';
export * from './channel.ts';
export type * from './lifecycles.ts';
export * from './release.ts';
export * from './runtime-config.ts';
export * from './slice-manifest.ts';
