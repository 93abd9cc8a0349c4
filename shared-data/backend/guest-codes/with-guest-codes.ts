import * as z from 'zod/mini';
import { guestMailWords } from '../../src/mails/guest-mail-words.ts';
import { notificationFacts } from '../../src/notifications/notifications.schema.ts';
import type { Answerer } from '../gateway.ts';
import type { SqlTransaction } from '../postgres/sql-connection.ts';
import type { CarryCode, WaitingCode } from './carry-code.ts';

const asked = z.object({ veterinarian: z.uuid(), email: z.string(), phone: z.nullish(z.string()) });

/** A refusal: the browser shows only sentences of our own rules. */
const NOT_SENT = {
  code: 'PT424',
  message: 'The code could not be sent to your phone. Please try again, or call the practice.',
};

/** Has a guest's code brought before the guest is answered: with the phone number that has it, nothing for the mail, or a refusal. */
export function withGuestCodes(answer: Answerer, database: SqlTransaction, carry: CarryCode): Answerer {
  return async (request, context) => {
    if (new URL(request.url).pathname !== '/rest/v1/rpc/send_guest_code') return answer(request, context);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const response = await answer(request, context);
    const { data: wanted } = asked.safeParse(body);
    if (!response.ok || !wanted) return response;
    try {
      const phone = await carry((mayGoTo) => takeCode(database, wanted, mayGoTo));
      return phone === null ? response : Response.json(phone);
    } catch (error) {
      console.error("A guest's code could not be sent", error);
      return Response.json(NOT_SENT, { status: 424 });
    }
  };
}

async function takeCode(
  database: SqlTransaction,
  { veterinarian, email, phone }: z.infer<typeof asked>,
  mayGoTo: (phone: string) => Promise<boolean>,
): Promise<WaitingCode | null> {
  const [number] = (
    await database.query<{ phone: string | null }>('select private.international_phone($1) as phone', [phone])
  ).rows;
  if (!number?.phone || !(await mayGoTo(number.phone))) return null;
  const { rows } = await database.query<{ phone: string; about: unknown }>(
    'select phone, about from private.take_guest_code($1, $2)',
    [veterinarian, email],
  );
  const [taken] = rows;
  const words = taken && guestMailWords('guest_code', notificationFacts.parse(taken.about));
  return words ? { phone: taken.phone, text: words.text } : null;
}
