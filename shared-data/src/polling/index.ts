export { pollEvery } from './poll-every.ts';
export { isToldByServer, setToldByServer } from './told-by-server.ts';
