import { useEffect } from 'react';
import { ofBrowser } from '../boundary/browser-storage.ts';
import { type City, cityCalled } from '../vocabulary/index.ts';

const NAME = 'veto_city';

/** The city that was last searched or chosen in this browser; undefined where none was. */
export const askedCity = (): City | undefined => cityCalled(ofBrowser.getItem(NAME));

/** Keeps a city for `askedCity`, also without a network. */
export function keepAskedCity(city: City): void {
  ofBrowser.setItem(NAME, city);
}

/** Keeps the city that a search names; a place without a centre of its own is not kept. */
export function useKeepAskedCity(searched: string | null | undefined): void {
  const city = cityCalled(searched);
  useEffect(() => {
    if (city) keepAskedCity(city);
  }, [city]);
}
