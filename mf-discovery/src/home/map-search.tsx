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
import type { HomeWords } from './home-words.ts';
import { LiveCount } from './live-count.tsx';
import { countIn } from './vets-in-words.ts';

const MAP_SEARCH = '/map-search';
const meant = <One extends { value: string }>(options: readonly One[], value: string): One[] =>
  options.filter((one) => one.value === value);

/**
 * The bar of a home page in another language. The search on the map answers, which reads animal and day as words; without a script,
 * too.
 */
export function MapSearch({ words }: { words: HomeWords }) {
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
  const petTypes = meant(words.pets, pet).map(({ means }) => means);
  const availabilities = meant(words.whens, when).map(({ means }) => means);
  const species = petTypes[0] ? speciesOf(petTypes[0]) : null;
  return (
    <search>
      <form
        action={words.language === 'pl' ? MAP_SEARCH : `/${words.language}${MAP_SEARCH}`}
        method="get"
        onSubmit={search}
      >
        <SearchBar>
          <SelectSegment
            label="Pet"
            name="query"
            value={pet}
            options={[{ value: '', label: words.anyPet }, ...words.pets]}
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
              placeholder={words.box.empty}
              aria-label={words.box.name}
              {...BARE}
              textOverflow="ellipsis"
            />
          </SearchSegment>
          <SelectSegment
            label="City"
            name="miasto"
            value={city}
            options={[{ value: '', label: words.anyCity }, ...CITIES.map((name) => ({ value: name, label: name }))]}
            onChange={(value) => change({ city: value })}
          />
          <SelectSegment
            label="When"
            name="query"
            value={when}
            options={[{ value: '', label: words.anyDay }, ...words.whens]}
            onChange={(value) => change({ when: value })}
          />
        </SearchBar>
        <Flex align="center" minH={{ base: '14', md: '11' }} mt="2" px={{ base: '2', md: '4' }}>
          <LiveCount
            filters={{ ...NO_FILTERS, text, city: city || null, petTypes, availabilities }}
            sentenceOf={countIn(words)}
          />
        </Flex>
      </form>
    </search>
  );
}
