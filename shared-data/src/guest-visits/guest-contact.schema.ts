import * as z from 'zod/mini';

/** Who a guest is. */
export interface GuestContact {
  name: string;
  phone: string;
  /** '' for none. */
  email: string;
}

/** What the form says beside a field. */
export interface GuestContactMessages {
  name: string;
  phone: string;
  email: string;
  /** The vet confirms guests by email, and there is no address. */
  emailNeeded: string;
  codeMissing: string;
  codeWrong: string;
  /** The code did not leave. */
  codeNotSent: string;
  tooManyCodes: string;
  tooLong(characters: number): string;
}

export const ENGLISH_CONTACT_MESSAGES: GuestContactMessages = {
  name: 'Please enter your name',
  phone: 'Please enter a phone number, such as 600 100 200',
  email: 'Please enter a valid email address',
  emailNeeded: 'This vet confirms guests by email: please enter your address',
  codeMissing: 'Please enter the code',
  codeWrong: 'This code is wrong or too old',
  codeNotSent: 'We could not send the code. Please try again, or call the practice',
  tooManyCodes: 'Too many codes have been sent. Please try again in an hour, or call the practice',
  tooLong: (characters) => `Please use at most ${characters} characters`,
};

export const EMPTY_CONTACT: GuestContact = { name: '', phone: '', email: '' };

const PHONE = /^(?:(?:\+48|0048|48)?[1-9]\d{8}|(?:\+|00)[1-9]\d{7,14})$/;

/** Whether the database takes it for a phone number: nine digits of Poland, or any with its country's code. */
export function isPhoneNumber(typed: string): boolean {
  return PHONE.test(typed.replaceAll(/[\s().-]/g, ''));
}

/** The fields of a guest, as the database takes them. */
export function guestContactSchema(messages: GuestContactMessages) {
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, messages.name), z.maxLength(200, messages.tooLong(200))),
    phone: z
      .string()
      .check(z.trim(), z.maxLength(40, messages.tooLong(40)), z.refine(isPhoneNumber, { error: messages.phone })),
    email: z.union([z.literal(''), z.string().check(z.trim(), z.email(messages.email))], { error: messages.email }),
  });
}
