import { LANGUAGES } from '@veto/shared-data/vocabulary';
import { PriceField } from '../search/price-field.tsx';
import type { VetFilters } from '../search/vet-filters.ts';
import { CheckboxFilter } from './checkbox-filter.tsx';

interface PracticeFiltersProps {
  draft: VetFilters;
  onChange(part: Partial<VetFilters>): void;
}

/** The boxes that are offered; an address may ask for any other language. */
const OFFERED = ['Polish', 'English', 'Ukrainian', 'German'] as const;
const HOME = 'Home visits';
const CATS = 'Cat-only waiting room';

/** What a practice offers: its prices, its languages, and how it receives. */
export function PracticeFilters({ draft, onChange }: PracticeFiltersProps) {
  const spoken = LANGUAGES.filter(({ code, label }) => isOffered(label) || draft.languages.includes(code));
  return (
    <>
      <PriceField maxPrice={draft.maxPrice} onChange={onChange} />
      <CheckboxFilter
        legend="Languages"
        fieldOf={(label) => ({ name: 'language', value: codeOf(label) })}
        options={spoken.map(({ label }) => label)}
        chosen={spoken.filter(({ code }) => draft.languages.includes(code)).map(({ label }) => label)}
        countIn={({ languages }, label) => languages[codeOf(label)]}
        onChange={(chosen) =>
          onChange({ languages: LANGUAGES.filter(({ label }) => chosen.includes(label)).map(({ code }) => code) })
        }
      />
      <CheckboxFilter
        legend="Visit"
        fieldOf={(option) => ({ name: option === HOME ? 'home' : 'cats', value: 'yes' })}
        options={[HOME, CATS]}
        chosen={[...(draft.homeVisits ? [HOME] : []), ...(draft.catOnlyWaitingRoom ? [CATS] : [])]}
        countIn={({ homeVisits, catOnlyWaitingRoom }, option) => (option === HOME ? homeVisits : catOnlyWaitingRoom)}
        onChange={(chosen) =>
          onChange({ homeVisits: chosen.includes(HOME), catOnlyWaitingRoom: chosen.includes(CATS) })
        }
      />
    </>
  );
}

const isOffered = (label: string) => OFFERED.some((one) => one === label);

const codeOf = (wanted: string) => LANGUAGES.find(({ label }) => label === wanted)?.code ?? '';
