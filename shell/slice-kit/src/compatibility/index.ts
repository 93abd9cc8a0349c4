export { coreProblems } from './core-problems.ts';
export { type HostOffer, type Incompatibility, incompatibilities } from './incompatibilities.ts';
export { DEFAULT_BUDGET_KB, releaseProblems } from './release-problems.ts';
export { routeProblems } from './route-problems.ts';
