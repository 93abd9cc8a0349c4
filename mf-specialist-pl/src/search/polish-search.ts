import { POLISH } from '../words/polish.ts';
import { kilometresIn } from './kilometres-in.ts';
import { FRAMES } from './map-search-layout.tsx';
import { notesInPolish } from './search-notes.ts';
import type { SearchWords } from './search-words.ts';

const kilometres = kilometresIn('pl-PL');
const MAP_MISSING = 'Nie można tu pokazać mapy. Wszystkie adresy są na liście.';

export const POLISH_SEARCH: SearchWords = {
  ...POLISH,
  ...FRAMES.pl,
  box: 'Szukaj weterynarza',
  emptyBox: 'Szukaj według nazwy, specjalizacji lub słowa kluczowego...',
  find: 'Znajdź weterynarza',
  failed: 'Nie udało się wczytać listy',
  // As the product's texts say it; only one is counted differently.
  found: (count) => (count === 1 ? '1 weterynarz znaleziony' : `${count} weterynarzy znaleziono`),
  inThisArea: (count) => `${count === 1 ? '1 weterynarz' : `${count} weterynarzy`} na tym obszarze`,
  shownOf: (shown, total) => `${shown} z ${total}`,
  more: 'Pokaż więcej',
  everywhere: 'Szukaj wszędzie',
  nobody: 'Nie znaleziono weterynarzy',
  changeWords: 'Zmień słowo kluczowe albo zobacz wszystkich weterynarzy.',
  showAll: 'Pokaż wszystkich',
  nobodyInArea: 'Na tym obszarze nie ma weterynarzy',
  moveMap: 'Przesuń mapę i poszukaj tam albo szukaj wszędzie.',
  fromCentre: 'Odległość od centrum miasta',
  myPosition: 'Moja lokalizacja',
  asking: 'Szukam...',
  useMyPosition: 'Użyj mojej lokalizacji',
  fromMyPosition: 'Odległość od Twojej lokalizacji',
  noPosition: 'Brak dostępu do lokalizacji: odległość od centrum miasta',
  ours: 'Nasi specjaliści',
  nearestToYou: 'Najbliżej Ciebie',
  nearestTo: (city) => `Najbliżej centrum: ${city}`,
  away: (km, from) => `${kilometres(km)} km ${from === 'visitor' ? 'od Ciebie' : 'od centrum'}`,
  seeMore: 'Kliknij, aby zobaczyć szczegóły i umówić wizytę →',
  places: 'Gdzie przyjmują',
  map: {
    label: 'Mapa weterynarzy',
    loading: 'Loading Maps...',
    unavailable: MAP_MISSING,
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    close: 'Zamknij',
    searchArea: 'Szukaj na tym obszarze',
    twoFingers: 'Przesuwaj mapę dwoma palcami',
    cluster: (count) => `${count} weterynarzy, przybliż`,
  },
  notes: notesInPolish,
};
