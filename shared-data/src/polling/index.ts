export { pollEvery } from './poll-every.ts';
