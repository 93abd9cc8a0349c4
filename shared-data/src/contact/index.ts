export { type ContactValues, contactSchema } from './contact.schema.ts';
export { useSendContactMessage } from './send-contact-message.ts';
