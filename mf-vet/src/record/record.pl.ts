import { RECORD_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { AGES_IN_POLISH } from '@veto/shared-data/pets';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { SHOW_MORE_IN_POLISH } from '@veto/shared-ui/show-more';
import type { Catalogue } from '@veto/slice-kit';
import { VACCINES_IN_POLISH } from '../visits/vaccines.pl.ts';

export const RECORD_IN_POLISH = {
  'Health record of {pet}': 'Karta zdrowia: {pet}',
  'It is not open to you: this pet has none here, the visit is long over, or its owner keeps it to themselves.':
    'Nie masz do niej dostępu: zwierzę jej tu nie ma, wizyta była dawno albo opiekun jej nie udostępnia.',
  Kind: 'Gatunek',
  Weight: 'Waga',
  Color: 'Umaszczenie',
  Microchip: 'Mikroczip',
  Allergies: 'Alergie',
  'Medical History': 'Historia chorób',
  'Current Medications': 'Obecne leki',
  'Vaccination Records': 'Szczepienia (opis opiekuna)',
  Vaccinations: 'Szczepienia',
  'No vaccinations entered.': 'Brak wpisanych szczepień.',
  'lot {number}': 'seria {number}',
  'next due {day}': 'następne {day}',
  Medicines: 'Leki',
  'No medicines entered.': 'Brak wpisanych leków.',
  '{medicine}, now': '{medicine}, obecnie',
  '{from} to {to}': '{from}–{to}',
  'since {day}': 'od {day}',
  Weights: 'Waga w czasie',
  'No weights entered.': 'Brak wpisanej wagi.',
  Documents: 'Dokumenty',
  'No documents.': 'Brak dokumentów.',
  Save: 'Zapisz',
  'Save {name}': 'Zapisz: {name}',
  ...VACCINES_IN_POLISH,
  ...PETS_IN_POLISH,
  ...AGES_IN_POLISH,
  ...SHOW_MORE_IN_POLISH,
  ...RECORD_ERRORS_IN_POLISH,
} as const satisfies Catalogue;
