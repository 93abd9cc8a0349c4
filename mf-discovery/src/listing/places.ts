import { inPolishOrder } from '@veto/shared-data/vocabulary';

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
  const cities = Map.groupBy(veterinarians, (veterinarian) => veterinarian.city);
  const grouped = [...cities].map(([city, inCity]) => ({ city, places: placesOf(inCity) }));
  return inPolishOrder(grouped, ({ city }) => city);
}

function placesOf(inCity: readonly Located[]): Place[] {
  const places = [...Map.groupBy(inCity, ({ location }) => location)].map(([name, there]) => ({
    name,
    address: there.find((one) => one.address !== null)?.address ?? null,
    veterinarians: there.map((one) => ({ id: one.id, name: one.name })),
  }));
  return inPolishOrder(places, ({ name }) => name);
}
