export { sendChange } from './send-change.ts';
