import { type City, useVisitorPosition, type VisitorPosition } from '@veto/shared-data/places';
import { CITIES } from '@veto/shared-data/vocabulary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const REMEMBERED = 'veto_emergency_city';

const cityCalled = (name: string | null) => CITIES.find((city) => city === name);

/** The page with the contacts near a city. */
export function hrefNear(city: City): string {
  return `/emergency?${new URLSearchParams({ near: city })}`;
}

function rememberedCity(): City | undefined {
  try {
    return cityCalled(localStorage.getItem(REMEMBERED));
  } catch {
    return undefined;
  }
}

export interface Whereabouts {
  city: City;
  visitor: VisitorPosition;
  choose(city: City): void;
}

/** Where distances are measured from: a city, which the address names or the browser remembers, or the visitor, who is asked only after a press. */
export function useWhereabouts(): Whereabouts {
  const [params] = useSearchParams();
  const [city, setCity] = useState(() => cityCalled(params.get('near')) ?? rememberedCity() ?? 'Warszawa');
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
