export { type MailOrder, type WrittenMail, writeMail } from './site-mail.ts';
