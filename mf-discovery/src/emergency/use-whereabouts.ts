import { askedCity, keepAskedCity, useVisitorPosition, type VisitorPosition } from '@veto/shared-data/places';
import { searchText } from '@veto/shared-data/veterinarians';
import { type City, cityCalled } from '@veto/shared-data/vocabulary';
import type { Language } from '@veto/slice-kit';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Animal, type AnimalCode, animalOf } from './animals.ts';

/** The page's address in a language. */
export const emergencyPath = (language: Language) => (language === 'en' ? '/emergency' : `/${language}/emergency`);

/** The page with the contacts near a city, for an animal or, with null, for any. */
export function hrefNear(city: City, animal: AnimalCode | null, language: Language): string {
  return `${emergencyPath(language)}?${new URLSearchParams({ near: city, ...(animal && { pet: animal }) })}`;
}

/** Who says that it is this city: the visitor here or in the address, their last search, their last visit, or nobody. */
export type CityKnownBy = 'visitor' | 'search' | 'visit' | 'nobody';

export interface Whereabouts {
  city: City;
  cityKnownBy: CityKnownBy;
  /** What the address calls a place that the product does not know; '' where it does. */
  unknown: string;
  visitor: VisitorPosition;
  /** For which animals; null: for any. */
  animal: Animal | null;
  choose(city: City): void;
  chooseAnimal(animal: Animal | null): void;
  /** The city of the account's last visit: taken where nobody has named another. */
  suggest(city: City): void;
}

/**
 * For whom the page is, and where distances are measured from: a city, which the address names or the browser remembers, or the
 * visitor, who is asked only after a press.
 */
export function useWhereabouts(): Whereabouts {
  const [params] = useSearchParams();
  const named = searchText(params.get('near'));
  const [place, setPlace] = useState(() => firstPlace(named));
  const [animal, chooseAnimal] = useState(() => animalOf(params.get('pet')));
  const visitor = useVisitorPosition();
  const suggest = useCallback(
    (city: City) =>
      setPlace((current) => (current.cityKnownBy === 'nobody' ? { city, cityKnownBy: 'visit' } : current)),
    [],
  );
  const choose = (city: City) => {
    visitor.forget();
    setPlace({ city, cityKnownBy: 'visitor' });
    keepAskedCity(city);
  };
  return {
    ...place,
    unknown: place.cityKnownBy === 'visitor' ? '' : named,
    visitor,
    animal,
    choose,
    chooseAnimal,
    suggest,
  };
}

function firstPlace(named: string): Pick<Whereabouts, 'city' | 'cityKnownBy'> {
  const city = cityCalled(named);
  if (city) return { city, cityKnownBy: 'visitor' };
  const asked = askedCity();
  return asked ? { city: asked, cityKnownBy: 'search' } : { city: 'Warszawa', cityKnownBy: 'nobody' };
}
