import type { SearchMeaning } from '@veto/shared-data/veterinarians';
import type { MapWords } from '@veto/shared-ui/map';
import { createContext, useContext } from 'react';
import type { CommonWords } from '../words/common-words.ts';
import { POLISH_SEARCH } from './polish-search.ts';

export interface SearchWords extends CommonWords {
  title: string;
  loading: string;
  box: string;
  emptyBox: string;
  find: string;
  failed: string;
  /** 'n weterynarzy znaleziono'. */
  found(count: number): string;
  /** Whom an area of the map holds. */
  inThisArea(count: number): string;
  /** How many of them the list has loaded: '20 z 52'. */
  shownOf(shown: number, total: number): string;
  more: string;
  /** Takes the area of the map off. */
  everywhere: string;
  nobody: string;
  changeWords: string;
  showAll: string;
  nobodyInArea: string;
  moveMap: string;
  fromCentre: string;
  myPosition: string;
  asking: string;
  useMyPosition: string;
  fromMyPosition: string;
  noPosition: string;
  ours: string;
  nearestToYou: string;
  nearestTo(city: string): string;
  /** '0,8 km od Ciebie'. */
  away(km: number, from: 'visitor' | 'city'): string;
  seeMore: string;
  places: string;
  map: MapWords;
  notes(meanings: readonly SearchMeaning[], total: number, isNear: boolean, text: string): string[];
}

/** Polish unless the page says otherwise. */
export const SearchWordsContext = createContext<SearchWords>(POLISH_SEARCH);

export const useSearchWords = (): SearchWords => useContext(SearchWordsContext);
