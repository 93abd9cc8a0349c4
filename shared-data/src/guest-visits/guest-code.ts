import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';

/** Which page a guest books on: its language is that of the mails. */
export type GuestLanguage = 'en' | 'pl';

const confirmsRow = z.object({ confirms_guests: z.boolean() });

/** Whether a vet is booked by guests only with a code. Asked before booking: what the database refuses is an error in the console. */
export async function confirmsGuests(veterinarian: string): Promise<boolean> {
  const stored = await request(
    (client) => client.from('profiles').select('confirms_guests').eq('id', veterinarian).single(),
    confirmsRow,
  );
  return stored.confirms_guests;
}

/** Sends a guest the code by which a vet is booked who wants to know that the address is theirs. Fails with 429 for too many. */
export async function sendGuestCode(veterinarian: string, email: string, language: GuestLanguage): Promise<void> {
  await request((client) => client.rpc('send_guest_code', { veterinarian, email, language }), z.unknown());
}

/** @returns the secret that books once; null for a wrong or old code. */
export function confirmGuestCode(veterinarian: string, email: string, code: string): Promise<string | null> {
  return request((client) => client.rpc('confirm_guest_code', { veterinarian, email, code }), z.nullable(z.string()));
}
