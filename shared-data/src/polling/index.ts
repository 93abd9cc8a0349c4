export { pollEvery } from './poll-every.ts';
export { setToldByServer } from './told-by-server.ts';
