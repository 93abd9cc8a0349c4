import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { calendarDate, namedRow, nullableText, numeric } from '../boundary/index.ts';
import { readPhone } from '../typed/index.ts';

const PAGE_SIZE = 50;

export interface ClientAnimal {
  name: string;
  type: string;
  /** 'YYYY-MM-DD', also a day to come. */
  lastVisit: string;
}

/** Somebody who had or has a visit with the signed-in vet. */
export interface PracticeClient {
  /** The same for all visits of this client. */
  key: string;
  /** Null for a client without an account. */
  clientId: string | null;
  name: string;
  /** Null where the vet has none. */
  phone: string | null;
  /** An account's. */
  email: string | null;
  /** A visit of somebody without an account who left an email address, which the vet does not read. */
  addressVisit: string | null;
  /** Completed ones. */
  visits: number;
  /** 'YYYY-MM-DD'. */
  lastVisit: string | null;
  nextVisit: string | null;
  /** Those with the latest visits first. */
  pets: ClientAnimal[];
}

const rows = z.array(
  namedRow({
    key: z.string(),
    client_id: nullableText,
    name: z.string(),
    phone: nullableText,
    email: nullableText,
    address_visit: nullableText,
    visits: numeric,
    last_visit: z.nullable(calendarDate),
    next_visit: z.nullable(calendarDate),
    pets: z.array(namedRow({ name: z.string(), type: z.string(), last_visit: calendarDate })),
  }),
);

/**
 * Words as the database looks for them: a whole telephone number in its stored form, however somebody typed or pasted it, with
 * no-break blanks, the zero of former days or an extension.
 */
export const clientWords = (typed: string): string => readPhone(typed) ?? typed.replaceAll(/\s+/g, ' ').trim();

/**
 * The signed-in vet's clients by name, fifty at a time, whom a name, an animal or digits of a telephone finds; '' for all. Waits
 * until somebody is signed in, and while it is not `wanted`.
 */
export function useClients(words = '', wanted = true) {
  const userId = useUserId() ?? '';
  return useInfiniteQuery({
    queryKey: appointmentKeys.clientsOfVeterinarian(userId, words),
    queryFn: ({ pageParam: last, signal }) => {
      const asked = {
        at_most: PAGE_SIZE,
        words: clientWords(words) || undefined,
        after_name: last?.name,
        after_key: last?.key,
      };
      return request((client) => client.rpc('own_clients', asked), rows, { signal });
    },
    initialPageParam: null as PracticeClient | null,
    getNextPageParam: (last: PracticeClient[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)),
    enabled: userId !== '' && wanted,
    placeholderData: keepPreviousData,
  });
}
