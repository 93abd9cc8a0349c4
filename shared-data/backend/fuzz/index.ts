export { fuzzRequests } from './requests.ts';
export type { FuzzRun } from './run-fuzz.ts';
export { runFuzz } from './run-fuzz.ts';
export { readSurface, type Surface } from './surface.ts';
