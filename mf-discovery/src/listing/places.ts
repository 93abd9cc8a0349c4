/** Veterinarians who work at the same place. */
export interface Place {
  name: string;
  /** Of the first veterinarian who gave one. */
  address: string | null;
  veterinarians: { id: string; name: string }[];
}

export interface CityPlaces {
  city: string;
  places: Place[];
}

interface Located {
  id: string;
  name: string;
  city: string;
  location: string;
  address: string | null;
}

/** Groups veterinarians by city and place, both in Polish alphabetical order. */
export function groupByPlace(veterinarians: readonly Located[]): CityPlaces[] {
  const byName = new Intl.Collator('pl').compare;
  const cities = Map.groupBy(veterinarians, (veterinarian) => veterinarian.city);
  return [...cities]
    .map(([city, inCity]) => ({
      city,
      places: [...Map.groupBy(inCity, (veterinarian) => veterinarian.location)]
        .map(([name, there]) => ({
          name,
          address: there.find((one) => one.address !== null)?.address ?? null,
          veterinarians: there.map((one) => ({ id: one.id, name: one.name })),
        }))
        .sort((a, b) => byName(a.name, b.name)),
    }))
    .sort((a, b) => byName(a.city, b.city));
}
