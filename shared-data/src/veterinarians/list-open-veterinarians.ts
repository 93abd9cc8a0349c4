import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nullableText, wallTime } from '../boundary/index.ts';
import { keptForOffline } from '../offline/index.ts';
import { CITIES, CITY_COORDINATES } from '../vocabulary/index.ts';
import { doctorName } from './doctor-name.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

/** Somebody who can be telephoned now. */
export interface OpenVeterinarian {
  id: string;
  name: string;
  clinicName: string | null;
  city: string;
  address: string | null;
  phone: string;
  /** 'HH:MM', Warsaw. */
  closesAt: string;
}

const row = z.object({
  id: z.string(),
  full_name: nullableText,
  clinic_name: nullableText,
  city: z.string(),
  address: nullableText,
  phone: z.string(),
  closes_at: wallTime,
});

const openVeterinarianRows = z.array(
  z.pipe(
    row,
    z.transform(
      (stored: z.infer<typeof row>): OpenVeterinarian => ({
        id: stored.id,
        name: doctorName(stored.full_name),
        clinicName: stored.clinic_name,
        city: stored.city,
        address: stored.address,
        phone: stored.phone,
        closesAt: stored.closes_at,
      }),
    ),
  ),
);

type City = (typeof CITIES)[number];

/** Every city, the nearest to this one first. */
export function citiesAround(city: City): City[] {
  const [longitude, latitude] = CITY_COORDINATES[city];
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const away = (other: City) => {
    const [itsLongitude, itsLatitude] = CITY_COORDINATES[other];
    return Math.hypot((itsLongitude - longitude) * shrink, itsLatitude - latitude);
  };
  return CITIES.toSorted((one, other) => away(one) - away(other));
}

/** The vets who are at work now and have a phone number: those of the city, then of its neighbours; at most twelve. */
export function useOpenVeterinarians(city: City) {
  return useQuery({
    queryKey: veterinarianKeys.open(city),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('open_veterinarians', { cities: citiesAround(city) }), openVeterinarianRows, {
        signal,
      }),
    staleTime: 60_000,
    persister: keptForOffline(null),
  });
}
