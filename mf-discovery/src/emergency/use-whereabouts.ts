import { type City, useVisitorPosition, type VisitorPosition } from '@veto/shared-data/places';
import { CITIES } from '@veto/shared-data/vocabulary';
import { useState } from 'react';

const REMEMBERED = 'veto_emergency_city';

function rememberedCity(): City {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return CITIES.find((city) => city === kept) ?? 'Warszawa';
  } catch {
    return 'Warszawa';
  }
}

export interface Whereabouts {
  city: City;
  visitor: VisitorPosition;
  choose(city: City): void;
}

/** Where distances are measured from: a city, which the browser remembers, or the visitor, who is asked only after a press. */
export function useWhereabouts(): Whereabouts {
  const [city, setCity] = useState(rememberedCity);
  const visitor = useVisitorPosition();
  const choose = (chosen: City) => {
    visitor.forget();
    setCity(chosen);
    try {
      localStorage.setItem(REMEMBERED, chosen);
    } catch {
      // Chosen again next time.
    }
  };
  return { city, visitor, choose };
}
