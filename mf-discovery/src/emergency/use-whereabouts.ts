import { useVisitorPosition, type VisitorPosition } from '@veto/shared-data/places';
import { searchText } from '@veto/shared-data/veterinarians';
import { type City, cityCalled } from '@veto/shared-data/vocabulary';
import type { Language } from '@veto/slice-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const REMEMBERED = 'veto_emergency_city';

/** The page's address in a language. */
export const emergencyPath = (language: Language) => (language === 'pl' ? '/pl/emergency' : '/emergency');

/** The page with the contacts near a city. */
export function hrefNear(city: City, language: Language): string {
  return `${emergencyPath(language)}?${new URLSearchParams({ near: city })}`;
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
  /** What the address calls a place that the product does not know; '' where it does. */
  unknown: string;
  visitor: VisitorPosition;
  choose(city: City): void;
}

/** Where distances are measured from: a city, which the address names or the browser remembers, or the visitor, who is asked only after a press. */
export function useWhereabouts(): Whereabouts {
  const [params] = useSearchParams();
  const named = searchText(params.get('near'));
  const [city, setCity] = useState(() => cityCalled(named) ?? rememberedCity() ?? 'Warszawa');
  const [chosen, setChosen] = useState(false);
  const visitor = useVisitorPosition();
  const choose = (next: City) => {
    visitor.forget();
    setCity(next);
    setChosen(true);
    try {
      localStorage.setItem(REMEMBERED, next);
    } catch {
      // Chosen again next time.
    }
  };
  return { city, unknown: chosen || cityCalled(named) ? '' : named, visitor, choose };
}
