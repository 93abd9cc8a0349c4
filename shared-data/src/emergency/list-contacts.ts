import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { keptForOffline } from '../offline/index.ts';
import { centreOf, type Position } from '../places/index.ts';
import type { City } from '../vocabulary/index.ts';
import { emergencyKeys } from './emergency.keys.ts';
import { contactRows, type EmergencyContact } from './emergency.schema.ts';

/** Whoever is listed may close meanwhile. */
const OFTEN_MS = 5 * 60_000;

/**
 * Whom to call at this moment, nearest first: up to twelve vets who take emergencies now and up to twelve 24-hour clinics. From a
 * city's centre the answer is kept for reading without a network; a visitor's position is kept nowhere. Null asks nothing.
 */
export function useEmergencyContacts(from: City | Position | null) {
  const place = typeof from === 'string' ? centreOf(from) : from;
  return useQuery<EmergencyContact[]>({
    queryKey: emergencyKeys.contacts(from ?? { latitude: 0, longitude: 0 }),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('emergency_contacts', place ?? { latitude: 0, longitude: 0 }), contactRows, {
        signal,
      }),
    enabled: place !== null,
    staleTime: 60_000,
    refetchInterval: OFTEN_MS,
    ...(typeof from === 'string' && { persister: keptForOffline(null) }),
  });
}
