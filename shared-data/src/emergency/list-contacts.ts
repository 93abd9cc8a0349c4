import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { keptForOffline } from '../offline/index.ts';
import { centreOf, type Position } from '../places/index.ts';
import type { City } from '../vocabulary/index.ts';
import { emergencyKeys } from './emergency.keys.ts';
import type { EmergencyContact } from './emergency.schema.ts';

const loadSchema = () => import(/* webpackChunkName: "answers" */ './emergency.schema.ts');

/** Whoever is listed may close meanwhile. */
const OFTEN_MS = 5 * 60_000;
const NOWHERE: Position = { latitude: 0, longitude: 0 };

/**
 * Whom to call at this moment, nearest first: up to twelve vets who take emergencies now and up to twelve 24-hour clinics. From a
 * city's centre the answer is kept for reading without a network; a visitor's position is kept nowhere. Null asks nothing.
 * @param animal a code ('rabbit'): only vets who treat it. Until that is answered, and where nobody answers, they are those among
 *   the nearest of all.
 */
export function useEmergencyContacts(from: City | Position | null, animal: string | null = null) {
  const ofAll = useQuery<EmergencyContact[]>(contactsFrom(from, null));
  const ofAnimal = useQuery<EmergencyContact[]>(contactsFrom(animal === null ? null : from, animal));
  if (animal === null) return ofAll;
  const known = ofAnimal.data ?? ofAll.data?.filter(({ treats }) => treats?.includes(animal) ?? true);
  return known && !ofAnimal.data ? { ...ofAll, data: known } : ofAnimal;
}

function contactsFrom(from: City | Position | null, animal: string | null) {
  const place = typeof from === 'string' ? centreOf(from) : from;
  const where = { ...(place ?? NOWHERE), ...(animal !== null && { treating: animal }) };
  return {
    queryKey: emergencyKeys.contacts(from ?? NOWHERE, animal),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EmergencyContact[]> =>
      withSchema(loadSchema, ({ contactRows }) =>
        request((client) => client.rpc('emergency_contacts', where), contactRows, { signal }),
      ),
    enabled: place !== null,
    staleTime: 60_000,
    refetchInterval: OFTEN_MS,
    ...(typeof from === 'string' && { persister: keptForOffline(null) }),
  };
}
