import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { TextLanguage } from '../own-texts/own-text.ts';
import type { GuestContact } from './guest-contact.schema.ts';

/** Which page a guest books on, or opens: its language is that of the mails where they are written in it, else they are English. */
export type GuestLanguage = TextLanguage;

const confirmsRow = z.object({ confirms_guests: z.boolean() });

/** Whether a vet is booked by guests only with a code. Asked before booking: what the database refuses is an error in the console. */
export async function confirmsGuests(veterinarian: string): Promise<boolean> {
  const stored = await request(
    (client) => client.from('profiles').select('confirms_guests').eq('id', veterinarian).single(),
    confirmsRow,
  );
  return stored.confirms_guests;
}

const carriedTo = z.nullish(z.string());

/**
 * Sends a guest the code that some vets ask for before a booking, as proof that the guest can be reached. Answers where it went:
 * to the address, or on a site with an SMS gateway to the phone. Fails with 429 for too many, with 424 where the gateway fails.
 */
export async function sendGuestCode(
  veterinarian: string,
  { email, phone }: Pick<GuestContact, 'email' | 'phone'>,
  language: GuestLanguage,
): Promise<string> {
  const wanted = { veterinarian, email, language, phone };
  return (await request((client) => client.rpc('send_guest_code', wanted), carriedTo)) ?? email;
}

/** `typed`: the digits of a code, also in groups: '123 456'. @returns the secret that books once; null for a wrong or old code. */
export function confirmGuestCode(veterinarian: string, email: string, typed: string): Promise<string | null> {
  const code = typed.replaceAll(/\D/g, '');
  return request((client) => client.rpc('confirm_guest_code', { veterinarian, email, code }), z.nullable(z.string()));
}
