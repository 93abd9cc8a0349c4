import { LONGEST_SEARCH } from '@veto/shared-data/veterinarians';
import { CITIES } from '@veto/shared-data/vocabulary';
import { Flex } from '@veto/shared-ui/flex';
import { Input } from '@veto/shared-ui/input';
import { SpeciesSilhouette, speciesOf } from '@veto/shared-ui/species';
import { useSite } from '@veto/slice-kit';
import { type FormEvent, useState } from 'react';
import { SearchBar } from '../search/search-bar.tsx';
import { BARE, SearchSegment, SelectSegment } from '../search/search-segment.tsx';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { LiveCount } from './live-count.tsx';
import { PETS, WHENS } from './polish-wishes.ts';
import { countInPolish } from './vets-in-polish.ts';

const MAP_SEARCH = '/map-search';
const meant = <One extends { value: string }>(options: readonly One[], value: string): One[] =>
  options.filter((one) => one.value === value);

/** The bar of the Polish home page. The search on the map answers, which reads animal and day as words; without a script, too. */
export function PolishSearch() {
  const site = useSite();
  const [wish, setWish] = useState({ pet: '', text: '', city: '', when: '' });
  const change = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });
  const { pet, text, city, when } = wish;
  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = [pet, text.trim(), when].filter(Boolean).join(' ');
    const asked = new URLSearchParams({ ...(query && { query }), ...(city && { miasto: city }) });
    site.navigate(asked.size > 0 ? `${MAP_SEARCH}?${asked}` : MAP_SEARCH);
  };
  const petTypes = meant(PETS, pet).map(({ means }) => means);
  const availabilities = meant(WHENS, when).map(({ means }) => means);
  const species = petTypes[0] ? speciesOf(petTypes[0]) : null;
  return (
    <search>
      <form action={MAP_SEARCH} method="get" onSubmit={search}>
        <SearchBar>
          <SelectSegment
            label="Pet"
            name="query"
            value={pet}
            options={[{ value: '', label: 'Każde zwierzę' }, ...PETS]}
            onChange={(value) => change({ pet: value })}
            {...(species && { icon: <SpeciesSilhouette species={species} /> })}
          />
          <SearchSegment label="Need">
            <Input
              variant="subtle"
              type="search"
              name="query"
              value={text}
              onChange={(event) => change({ text: event.target.value })}
              maxLength={LONGEST_SEARCH}
              placeholder="Specjalizacja, usługa lub nazwisko..."
              aria-label="Szukaj weterynarza, specjalizacji lub usługi"
              {...BARE}
              textOverflow="ellipsis"
            />
          </SearchSegment>
          <SelectSegment
            label="City"
            name="miasto"
            value={city}
            options={[{ value: '', label: 'Dowolne' }, ...CITIES.map((name) => ({ value: name, label: name }))]}
            onChange={(value) => change({ city: value })}
          />
          <SelectSegment
            label="When"
            name="query"
            value={when}
            options={[{ value: '', label: 'Dowolny dzień' }, ...WHENS]}
            onChange={(value) => change({ when: value })}
          />
        </SearchBar>
        <Flex align="center" minH={{ base: '14', md: '11' }} mt="2" px={{ base: '2', md: '4' }}>
          <LiveCount
            filters={{ ...NO_FILTERS, text, city: city || null, petTypes, availabilities }}
            sentenceOf={countInPolish}
          />
        </Flex>
      </form>
    </search>
  );
}
