import * as z from 'zod/mini';
import { noSite, readPhone, tidyPhone, tidyText, typedAddressOrNone } from '../typed/index.ts';

export interface GuestContact {
  name: string;
  phone: string;
  /** '' for none. */
  email: string;
}

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
  /** A name with a web or mail address. */
  noSite: string;
}

export const ENGLISH_CONTACT_MESSAGES: GuestContactMessages = {
  name: 'Please enter your name',
  phone: 'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67',
  email: 'Please enter a valid email address',
  emailNeeded: 'This vet confirms guests by email: please enter your address',
  codeMissing: 'Please enter the code',
  codeWrong: 'This code is wrong or too old',
  codeNotSent: 'We could not send the code. Please try again, or call the practice',
  tooManyCodes: 'Too many codes have been sent. Please try again in an hour, or call the practice',
  tooLong: (characters) => `Please use at most ${characters} characters`,
  noSite: 'Please write this without a web or mail address',
};

export const EMPTY_CONTACT: GuestContact = { name: '', phone: '', email: '' };

/** The fields of a guest, as the database takes them. */
export function guestContactSchema(messages: GuestContactMessages) {
  return z.object({
    name: z
      .string()
      .check(
        z.overwrite(tidyText),
        z.trim(),
        z.regex(/\p{L}/u, messages.name),
        z.maxLength(200, messages.tooLong(200)),
        noSite(messages.noSite),
      ),
    phone: z.string().check(
      z.overwrite(tidyPhone),
      z.refine((typed) => readPhone(typed) !== null, { error: messages.phone }),
    ),
    email: typedAddressOrNone(messages.email),
  });
}
