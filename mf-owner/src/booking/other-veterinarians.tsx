import { cityOfLastVisit, useOwnerAppointments } from '@veto/shared-data/appointments';
import { askedCity, keepAskedCity } from '@veto/shared-data/places';
import { ROW_DAYS } from '@veto/shared-data/result-row';
import { useNextFreeDays } from '@veto/shared-data/schedule';
import { useSettled } from '@veto/shared-data/settled';
import {
  useVeterinarianSearch,
  type VeterinarianFilters,
  type VeterinarianPage,
} from '@veto/shared-data/veterinarians';
import { CITIES, cityCalled, type FilterPetType } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Field } from '@veto/shared-ui/field';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Input } from '@veto/shared-ui/input';
import { ResultRowSkeleton } from '@veto/shared-ui/result-row';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { type Book, BookableRow, freeDaysOf } from './bookable-row.tsx';

/** So far around the middle of a city, which the rows measure from. */
const NEAR_KM = 25;

interface OtherVeterinariansProps {
  /** Who treats these; undefined: anybody. */
  animal: FilterPetType | undefined;
  onBook: Book;
}

/** A search for a vet, near the city that was last searched or visited. */
export function OtherVeterinarians({ animal, onBook }: OtherVeterinariansProps) {
  const say = useSay();
  const [query, setQuery] = useState('');
  const [chosenCity, setCity] = useState<string>();
  const city = useLikelyCity(chosenCity);
  const settledQuery = useSettled(query, 250);
  return (
    <Stack as="section" gap="3.5" aria-labelledby="veterinarians">
      <Heading as="h2" textStyle="h3" id="veterinarians">
        {say('Find a veterinarian')}
      </Heading>
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <Field.Root>
          <Field.Label>{say('Name or specialty')}</Field.Label>
          <Input
            type="search"
            value={query}
            placeholder={say('Doctor name or specialty')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>{say('City')}</Field.Label>
          <SelectInput
            value={city}
            onChange={({ target: { value } }) => {
              setCity(value);
              const known = cityCalled(value);
              if (known) keepAskedCity(known);
            }}
          >
            <option value="">{say('All cities')}</option>
            {CITIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectInput>
        </Field.Root>
      </Grid>
      <Results
        filters={{
          query: settledQuery,
          ...(city && { city, withinKm: NEAR_KM }),
          ...(animal && { petTypes: [animal] }),
        }}
        onBook={onBook}
      />
    </Stack>
  );
}

/** What was chosen, else the city that was searched last, else the last visit's; '' where nobody knows. */
function useLikelyCity(chosen: string | undefined): string {
  const visits = useOwnerAppointments();
  const [asked] = useState(askedCity);
  return chosen ?? asked ?? cityOfLastVisit(visits.data ?? []) ?? '';
}

function Results({ filters, onBook }: { filters: VeterinarianFilters; onBook: Book }) {
  const say = useSay();
  const search = useVeterinarianSearch(filters);
  if (search.isError && !search.data)
    return (
      <ErrorState
        title="Veterinarians could not be loaded"
        description="Please check your connection and try again."
        headingLevel="h3"
        query={search}
      />
    );
  if (!search.data) return ['a', 'b', 'c'].map((one) => <ResultRowSkeleton key={one} times />);
  const { pages } = search.data;
  if (!pages[0]?.items.length)
    return (
      <EmptyState
        illustration="no-results"
        headingLevel="h3"
        title={say('No veterinarians found')}
        description={
          filters.petTypes?.[0]
            ? say('Try another name, specialty or city, or vets who do not treat {animals}.', {
                animals: say(filters.petTypes[0]).toLowerCase(),
              })
            : say('Try another name, specialty or city.')
        }
      />
    );
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3.5" aria-busy={search.isPlaceholderData}>
        {pages.map((page) => (
          <Rows key={page.items[0]?.id} page={page} onBook={onBook} />
        ))}
      </Stack>
      {search.hasNextPage && (
        <Button
          variant="subtle"
          alignSelf="center"
          loading={search.isFetchingNextPage}
          onClick={() => search.fetchNextPage()}
        >
          {say('Show more veterinarians')}
        </Button>
      )}
    </>
  );
}

/** The rows of one page: their times are asked for in one call. */
function Rows({ page, onBook }: { page: VeterinarianPage; onBook: Book }) {
  const free = useNextFreeDays(
    page.items.map(({ id }) => id),
    ROW_DAYS,
  );
  return page.items.map((vet) => (
    <li key={vet.id}>
      <BookableRow vet={vet} freeDays={freeDaysOf(free, vet.id)} measuredFrom={page.measured_from} onBook={onBook} />
    </li>
  ));
}
