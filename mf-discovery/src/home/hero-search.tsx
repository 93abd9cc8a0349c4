import { useSettled } from '@veto/shared-data/settled';
import { useVeterinarianCount } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { useState } from 'react';
import { NO_FILTERS, toQuery } from '../search/vet-filters.ts';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';
import { describeOffer, filtersInWords } from '../search/words-to-filters.ts';
import { LiveCount } from './live-count.tsx';

/** The bar of the home page; below it, in one line that is always there, how many are free or what the words could mean. */
export function HeroSearch() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const text = useSettled(filters.text);
  const asked = text.trim();
  const read = useVeterinarianCount(toQuery({ ...NO_FILTERS, text: asked }), { enabled: asked !== '' });
  const offered = text === filters.text && read.data ? filtersInWords(filters, read.data.meanings) : null;
  return (
    <>
      <VeterinarianSearchForm filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
      <Box display="flex" alignItems="center" minH={{ base: '14', md: '11' }} mt="2" px={{ base: '2', md: '4' }}>
        {offered ? (
          <Button
            variant="plain"
            px="0"
            h="auto"
            minH="11"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => setFilters(offered)}
          >
            Look for {describeOffer(offered)}
          </Button>
        ) : (
          <LiveCount filters={filters} />
        )}
      </Box>
    </>
  );
}
