export { ERRORS } from './error-catalogue.ts';
export { type Message, messageOf } from './message.ts';
export { SUCCESS } from './success-catalogue.ts';
