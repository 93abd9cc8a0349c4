// @vitest-environment happy-dom
import { RequestError } from '@veto/shared-data/core';
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formOnPage } from '../booking/form-on-page.fixture.tsx';
import type { GuestBooking } from '../booking/guest-booking.ts';
import { keepGuest } from '../booking/guest-booking.ts';
import { confirmsGuests, sendGuestCode } from './guest-code.ts';
import type { GuestContactMessages } from './guest-contact.schema.ts';
import { useGuestContact } from './use-guest-contact.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('./guest-code.ts', () => ({ confirmsGuests: vi.fn(), confirmGuestCode: vi.fn(), sendGuestCode: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sendCode = vi.mocked(sendGuestCode);
const messages: GuestContactMessages = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  emailNeeded: 'email needed',
  codeMissing: 'missing',
  codeWrong: 'wrong',
  codeNotSent: 'not sent',
  tooManyCodes: 'too many',
  tooLong: () => 'too long',
};
const handle: { current: GuestBooking | null } = { current: null };
const { form, show, leave } = formOnPage(
  ({ words }: { words: GuestContactMessages }) => useGuestContact(handle, words, 'pl'),
  { words: messages },
);
const book = () => act(async () => void (await handle.current?.book({ veterinarianId: 'vet' } as never)));

beforeEach(async () => {
  keepGuest({ name: 'Jan', phone: '600100200', email: 'jan@example.com' });
  vi.mocked(confirmsGuests).mockResolvedValue(true);
  sendCode.mockResolvedValue('jan@example.com');
  await show();
});
afterEach(async () => {
  await leave();
  keepGuest(null);
});

test.each([
  [new RequestError('Too many codes have been sent.', { status: 429, code: 'PT429' }), 'too many'],
  [new RequestError('The server could not be reached.', { status: 0, code: 'network' }), 'not sent'],
])(
  'a code that is not sent is said in the words of the page, the first one and another one',
  async (refusal, words) => {
    sendCode.mockRejectedValueOnce(refusal);
    await book();
    expect(form().errors.email).toBe(words);
    expect(form().code).toBeNull();

    await book();
    expect(form().code).toMatchObject({ sentTo: 'jan@example.com', error: undefined });
    sendCode.mockRejectedValueOnce(refusal);
    await act(async () => form().code?.sendAgain());
    expect(form().code?.error).toBe(words);
  },
);
