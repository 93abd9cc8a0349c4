import { useUserId } from '@veto/shared-data/core';
import { meantBy, useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { PaintedRows, SiteLink, usePageHead, usePageReady } from '@veto/slice-kit';
import { type ComponentType, lazy, type Ref, Suspense, useDeferredValue, useRef } from 'react';
import { BookingDoor } from '../booking/booking-door.tsx';
import { ONE_COLUMN } from '../narrow.ts';
import { countFilters } from '../search/chosen-filters.ts';
import { FilterChips } from '../search/filter-chips.tsx';
import type { VetFilters } from '../search/vet-filters.ts';
import { WordsRead } from '../search/words-read.tsx';
import { BestRated } from '../veterinarians/best-rated.tsx';
import { CollapsibleFilters } from './collapsible-filters.tsx';
import { directoryHead, subjectOf } from './directory-head.ts';
import { DirectoryResults } from './directory-results.tsx';
import { directoryHref } from './directory-search.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { PlaceFactsProps } from './place-facts.tsx';
import { SortSelect } from './sort-select.tsx';
import { useDirectory } from './use-directory.ts';

const PlaceFacts = lazy<ComponentType<PlaceFactsProps>>(() =>
  import(/* webpackChunkName: "place-facts" */ './place-facts.tsx').catch(() => ({ default: () => null })),
);

export default function DoctorsPage() {
  usePageReady();
  const directory = useDirectory();
  const subject = subjectOf(directory.filters);
  const { data, isPlaceholderData } = useVeterinarianSearch(directory.question);
  const page = isPlaceholderData ? undefined : data?.pages[0];
  const isMeasured = page?.measured_from !== undefined;
  const sort = directory.sort ?? (isMeasured ? null : 'rating');
  const countLine = useRef<HTMLParagraphElement>(null);
  const hrefOf = (filters: VetFilters) => directoryHref({ filters, sort: directory.sort });
  const clearFromEmptyList = () => {
    directory.clear();
    countLine.current?.focus();
  };
  return (
    <PageSection containerType="inline-size">
      <DirectoryHead filters={directory.filters} />
      <PageHeader
        title="Find a Veterinarian"
        subtitle="Compare by specialty, rating and the next free appointment, and book online."
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15.25rem minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '10' }}
        alignItems="start"
        css={ONE_COLUMN}
      >
        <CollapsibleFilters count={countFilters(directory.filters)} onClosed={() => countLine.current?.focus()}>
          <FilterPanel
            applied={directory.filters}
            sort={directory.sort}
            onApply={directory.apply}
            onClear={directory.clear}
          />
        </CollapsibleFilters>
        <Stack gap="5">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Flex
              align="center"
              gap="3"
              wrap="wrap"
              flex={{ base: '1 1 100%', md: '1 1 0' }}
              minW={{ base: '0', md: 'min-content' }}
            >
              <CountLine ref={countLine} question={directory.question} />
              <FilterChips filters={directory.filters} hrefOf={hrefOf} />
            </Flex>
            {sort === 'rating' && <BestRated />}
            <SortSelect
              sort={sort}
              isMeasured={isMeasured}
              onChange={directory.sortBy}
              hrefOf={(sort) => directoryHref({ filters: directory.filters, sort })}
            />
          </Flex>
          <WordsRead page={page} filters={directory.filters} hrefOf={hrefOf} />
          <BookingDoor searched={[...directory.filters.petTypes, ...meantBy('pet_type', page?.meanings)]}>
            <PaintedRows>
              <DirectoryResults directory={directory} onClear={clearFromEmptyList} />
            </PaintedRows>
          </BookingDoor>
          {subject && (
            <Box minH="24">
              <Suspense fallback={null}>
                <PlaceFacts subject={subject} filters={directory.filters} />
              </Suspense>
            </Box>
          )}
        </Stack>
      </Grid>
      <VeterinariansBanner />
    </PageSection>
  );
}

/** Before the figures of a place, which say more: the last word counts. */
function DirectoryHead({ filters }: { filters: VetFilters }) {
  usePageHead(directoryHead(filters));
  return null;
}

/** Signed-in visitors have chosen their kind of account already. */
function VeterinariansBanner() {
  if (useUserId()) return null;
  return (
    <Callout
      title="Are you a veterinarian?"
      description="Let pet owners find you here, and book you at the times you choose."
    >
      <Button asChild variant="plain">
        <SiteLink href="/for-vets">Join Our Platform</SiteLink>
      </Button>
    </Callout>
  );
}

interface CountLineProps {
  question: ReturnType<typeof useDirectory>['question'];
  ref: Ref<HTMLParagraphElement>;
}

function CountLine({ question, ref }: CountLineProps) {
  const result = useVeterinarianSearch(question);
  // As late as the rows that it counts.
  const data = useDeferredValue(result.data);
  const total = data?.pages[0]?.total;
  const waiting = result.isPending || result.isPlaceholderData || data !== result.data;
  const text = waiting ? 'Loading veterinarians...' : total === undefined ? '' : `Showing ${total} veterinarians`;
  return (
    <Text
      ref={ref}
      tabIndex={-1}
      outline="none"
      role="status"
      minH="6"
      fontWeight="medium"
      flexShrink="0"
      whiteSpace={{ md: 'nowrap' }}
    >
      {text}
    </Text>
  );
}
