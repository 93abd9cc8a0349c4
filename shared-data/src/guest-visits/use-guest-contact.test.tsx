// @vitest-environment happy-dom
import { RequestError } from '@veto/shared-data/core';
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formOnPage } from '../booking/form-on-page.fixture.tsx';
import type { GuestBooked, GuestBooking } from '../booking/guest-booking.ts';
import { keepGuest, keptGuest } from '../booking/guest-booking.ts';
// biome-ignore lint/style/noRestrictedImports: pages are configured by the shell, tests by themselves.
import { setConfig } from '../core/config.ts';
// biome-ignore lint/style/noRestrictedImports: the same answers as for the session's tests.
import { CONFIG, serve } from '../core/session.fixture.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
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
  noSite: 'no site',
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
  sendCode.mockReset().mockResolvedValue('jan@example.com');
  await show();
});
afterEach(async () => {
  await leave();
  dropAllDrafts();
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

describe('a booking whose answer is lost', () => {
  const slot = { date: '2026-12-01', time: '10:00' };
  const booking = { veterinarianId: 'vet', petName: 'Rex', petType: 'dog', reason: 'Limping', ...slot };
  const veterinarian = { id: 'vet', name: 'Olga Lis', specialty: null, clinic_name: null, address: null, city: null };
  const opened = {
    ...{
      state: 'open',
      minutes: 30,
      pet: 'Rex',
      pet_type: 'dog',
      reason: 'Limping',
      email: 'jan@example.com',
      ...slot,
    },
    veterinarian: { ...veterinarian, phone: null, image_url: null },
  };
  const noLink = () => Response.json({ code: 'PT404', message: 'This link does not work.' }, { status: 404 });
  const bookSlot = async () => {
    let outcome: GuestBooked | null | undefined;
    await act(async () => {
      outcome = await handle.current?.book(booking as never);
    });
    return outcome;
  };
  const reload = async () => {
    await leave();
    await show();
  };
  /** The secrets of the bookings that the server got, and how it answers. */
  const got: string[] = [];
  const answer = vi.fn<(secret: string) => Response>();
  const made = new Map<string, object>();

  beforeEach(() => {
    got.length = 0;
    made.clear();
    vi.mocked(confirmsGuests).mockResolvedValue(false);
    setConfig(CONFIG);
    const secretOf = (init?: RequestInit) => JSON.parse(String(init?.body)).secret as string;
    serve({
      '/rpc/book_as_guest': (_, init) => {
        got.push(secretOf(init));
        return answer(secretOf(init));
      },
      '/rpc/guest_visit': (_, init) => {
        const visit = made.get(secretOf(init));
        return visit ? Response.json(visit) : noLink();
      },
    });
    answer.mockImplementation((secret) => Response.json(secret));
    return () => vi.unstubAllGlobals();
  });
  const loseAnswer = async (visit?: object) => {
    answer.mockImplementationOnce((secret) => {
      if (visit) made.set(secret, visit);
      throw new TypeError('Failed to fetch');
    });
    await expect(bookSlot()).rejects.toMatchObject({ code: 'network' });
  };

  test('is the visit that it has made, after a reload and wherever it was moved, without another code', async () => {
    await loseAnswer({ ...opened, time: '11:30' });
    vi.mocked(confirmsGuests).mockResolvedValue(true);
    await reload();
    expect(await bookSlot()).toEqual({ secret: got[0], email: 'jan@example.com', slot: { ...slot, time: '11:30' } });
    expect(got).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(sendCode).not.toHaveBeenCalled();
    expect([keptGuest(), sessionStorage.length]).toEqual([null, 0]);
  });

  test('is sent with the same secret until it is answered, and after a refusal with another one', async () => {
    await loseAnswer();
    await reload();
    answer.mockImplementationOnce(() => Response.json({ message: 'Too many.', code: 'PT429' }, { status: 429 }));
    await expect(bookSlot()).rejects.toMatchObject({ status: 429 });
    expect(await bookSlot()).toEqual({ secret: got[2], email: 'jan@example.com', slot });
    expect(got[1]).toBe(got[0]);
    expect(got[2]).not.toBe(got[1]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is booked anew once its visit was cancelled', async () => {
    await loseAnswer({ ...opened, state: 'cancelled' });
    expect(await bookSlot()).toEqual({ secret: got[1], email: 'jan@example.com', slot });
    expect(got[1]).not.toBe(got[0]);
  });
});
