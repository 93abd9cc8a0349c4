export { writeAccountMail } from './account-mail.ts';
export { ACCOUNT_MAILS, type AccountMail } from './account-mail-words.ts';
export { type MailOrder, type WrittenMail, writeMail } from './write-mail.ts';
