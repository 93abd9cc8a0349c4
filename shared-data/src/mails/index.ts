export { writeAccountMail } from './account-mail.ts';
export type { AccountMail } from './account-mail-words.ts';
export { type WrittenMail, writeMail } from './write-mail.ts';
