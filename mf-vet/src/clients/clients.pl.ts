import type { Catalogue } from '@veto/slice-kit';

export const CLIENTS_IN_POLISH = {
  'Search clients': 'Szukaj klientów',
  'Name, animal or telephone': 'Nazwisko, zwierzę lub telefon',
  'No clients found': 'Nie znaleziono klientów',
  'No clients yet': 'Nie ma jeszcze klientów',
  'No name, animal or telephone fits this search.': 'Nie pasuje żadne nazwisko, zwierzę ani telefon.',
  'Whoever books a visit stands here.': 'Tu będą osoby, które umówią wizytę.',
  'Clear search': 'Wyczyść wyszukiwanie',
  'Show more': 'Pokaż więcej',
  'Unknown client': 'Nieznany klient',
  'Next {day}': 'Następna: {day}',
  'Last {day}': 'Ostatnia: {day}',
  '{count} completed': {
    one: '{count} zakończona',
    few: '{count} zakończone',
    many: '{count} zakończonych',
    other: '{count} zakończonych',
  },
  Write: 'Napisz',
  'Write to {name}': 'Napisz: {name}',
  'Vaccinations that are due': 'Zbliżające się szczepienia',
  'Vaccination due in {month}: {count}': 'Szczepienia do wykonania ({month}): {count}',
  'Remind their owners': 'Przypomnij opiekunom',
  'Remind the owners of {count}': 'Przypomnij opiekunom ({count})',
  'Every owner knows, or has booked.': 'Wszyscy opiekunowie już wiedzą lub mają umówioną wizytę.',
} as const satisfies Catalogue;
