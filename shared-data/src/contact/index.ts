export { useSendContactMessage } from './contact.mutations.ts';
export { type ContactValues, contactSchema } from './contact.schema.ts';
