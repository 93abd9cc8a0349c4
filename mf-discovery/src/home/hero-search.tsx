import { useSettled } from '@veto/shared-data/settled';
import { Flex } from '@veto/shared-ui/flex';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { MoreFilters } from '../search/more-filters.tsx';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';
import { countSentence } from './count-sentence.ts';
import type { HeroOfferProps } from './hero-offer.tsx';
import { LiveCount } from './live-count.tsx';

const HeroOffer = lazy<ComponentType<HeroOfferProps>>(() =>
  import(/* webpackChunkName: "filter-offer" */ './hero-offer.tsx').catch(() => ({
    default: ({ children }) => children,
  })),
);

/** The bar of the home page; below it, in one line that is always there, how many are free or what the words could mean. */
export function HeroSearch() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const change = (part: Partial<typeof filters>) => setFilters({ ...filters, ...part });
  const text = useSettled(filters.text);
  const asked = text.trim();
  const count = <LiveCount filters={filters} sentenceOf={countSentence} />;
  return (
    <VeterinarianSearchForm filters={filters} onChange={change}>
      <Flex align="center" wrap="wrap" minH={{ base: '14', md: '11' }} mt="2" px={{ base: '2', md: '4' }}>
        {asked && text === filters.text ? (
          <Suspense fallback={count}>
            <HeroOffer filters={filters} text={asked} onTake={setFilters}>
              {count}
            </HeroOffer>
          </Suspense>
        ) : (
          count
        )}
        <MoreFilters filters={filters} onChange={change} />
      </Flex>
    </VeterinarianSearchForm>
  );
}
