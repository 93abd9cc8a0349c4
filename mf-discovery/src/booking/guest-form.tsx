import type { GuestBooking } from '@veto/shared-data/booking';
import { type GuestContactMessages, useGuestContact } from '@veto/shared-data/guest-visits';
import { GuestFields, type GuestFieldsWords } from '@veto/shared-ui/guest-fields';
import type { RefObject } from 'react';

const WORDS: GuestFieldsWords = {
  group: 'Your details',
  name: 'Name',
  phone: 'Phone',
  email: 'Email (optional)',
  emailHelp: 'For a confirmation and a reminder',
  back: 'Sign in instead',
  code: 'Code',
  codeHelp: (email) => `We have sent it to ${email}. Enter it, then book.`,
  sendAgain: 'Send another code',
};

const MESSAGES: GuestContactMessages = {
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

/** The fields of a guest in the booking sheet; `handle` checks them and books. */
export default function GuestForm({ handle, onBack }: { handle: RefObject<GuestBooking | null>; onBack: () => void }) {
  return <GuestFields words={WORDS} onBack={onBack} {...useGuestContact(handle, MESSAGES)} />;
}
