import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from '../appointments/refresh-appointments.ts';
import { atMost } from '../boundary/index.ts';
import { noSite, tidyPhone, typedAddressOrNone, typedDay, typedName } from '../typed/index.ts';
import type { PracticeClient } from './list-clients.ts';

/** As many animals as come at once. */
const MOST_ANIMALS = 5;

export const callerSchema = z
  .object({
    date: typedDay('Please choose a day'),
    time: z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Please enter a time')),
    // Found among the vet's clients; null for somebody new.
    client: z.nullable(z.custom<PracticeClient>()),
    clientName: typedName('Please enter who is calling', { most: 200 }),
    clientPhone: z.string().check(z.trim(), atMost(40), z.overwrite(tidyPhone), noSite()),
    email: typedAddressOrNone('Please enter a valid email address'),
    // Of the email.
    language: z.enum(['pl', 'en']),
    // Names of animals of `client`, and '' for the one that is typed.
    pets: z.array(z.string()).check(z.maxLength(MOST_ANIMALS, `At most ${MOST_ANIMALS} animals come at once`)),
    petName: typedName(null, { most: 100 }),
    petType: z.string(),
    reason: z.string().check(z.trim(), atMost(1000)),
    // '': half an hour.
    visitTypeId: z.string(),
  })
  .check(
    z.refine(({ client, pets }) => client === null || pets.length > 0, {
      path: ['pets'],
      error: 'Please choose who comes',
    }),
    z.refine((values) => !typesAnimal(values) || values.petName !== '', {
      path: ['petName'],
      error: "Please enter the pet's name",
    }),
    z.refine((values) => !typesAnimal(values) || values.petType !== '', {
      path: ['petType'],
      error: 'Please choose the kind of animal',
    }),
  );
export type CallerValues = z.infer<typeof callerSchema>;

/** Whether an animal is typed in, rather than chosen among those that came before. */
export const typesAnimal = ({ client, pets }: Pick<CallerValues, 'client' | 'pets'>): boolean =>
  client === null || pets.includes('');

/** The animals that a form books for. */
export function animalsOf(values: CallerValues): { name: string; type: string }[] {
  const { client, pets, petName, petType } = values;
  const known = client?.pets.filter(({ name }) => pets.includes(name)) ?? [];
  return typesAnimal(values) ? [...known, { name: petName, type: petType }] : known;
}

interface Booked {
  /** Whether the caller hears of it, in their account or by mail. */
  told: boolean;
}

const booked: z.ZodMiniType<Booked> = z.object({ told: z.boolean() });

function bookForCaller(values: CallerValues): Promise<Booked> {
  const { client } = values;
  const animals = animalsOf(values);
  const account = client?.clientId ?? undefined;
  const call = {
    visit_date: values.date,
    visit_time: values.time,
    pet_names: animals.map(({ name }) => name),
    pet_types: animals.map(({ type }) => type),
    reason: values.reason,
    visit_type: values.visitTypeId || undefined,
    ...(account
      ? { client: account }
      : {
          client_name: values.clientName,
          client_phone: values.clientPhone,
          email: values.email,
          language: values.language,
          address_visit: client?.addressVisit ?? undefined,
        }),
  };
  return request((database) => database.rpc('book_for_caller', call), booked);
}

/** Books a visit of the signed-in vet for somebody who telephones. Fails with RequestError 409 when the time is taken. */
export function useBookForCaller() {
  return useMutation({ mutationFn: bookForCaller, onSettled: useRefreshAppointments() });
}
