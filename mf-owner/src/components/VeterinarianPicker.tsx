import { useVeterinarianSearch, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { CITIES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Field } from '@veto/shared-ui/field';
import { Grid } from '@veto/shared-ui/grid';
import { Input } from '@veto/shared-ui/input';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { RadioCard } from '@veto/shared-ui/radio-card';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { StarRating } from '@veto/shared-ui/star-rating';
import { useState } from 'react';
import { doctorName } from './appointment-lists.ts';
import { useSettled } from './use-settled.ts';

/** Search and choose one veterinarian. */
export function VeterinarianPicker({ onChoose }: { onChoose: (veterinarian: VeterinarianCard) => void }) {
  const [query, setQuery] = useState('');
  const [city, setCity] = useState('');
  const settledQuery = useSettled(query);
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <Field.Root>
          <Field.Label>Name or specialty</Field.Label>
          <Input
            type="search"
            value={query}
            placeholder="Doctor name or specialty"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              // The search is live; Enter must not send the form around it.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>City</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={city} onChange={(event) => setCity(event.target.value)}>
              <option value="">All cities</option>
              {CITIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      </Grid>
      <Results filters={{ query: settledQuery, city }} onChoose={onChoose} />
    </Stack>
  );
}

interface ResultsProps {
  filters: { query: string; city: string };
  onChoose: (veterinarian: VeterinarianCard) => void;
}

function Results({ filters, onChoose }: ResultsProps) {
  const search = useVeterinarianSearch(filters);
  if (search.isError && !search.data)
    return (
      <ErrorState
        title="Veterinarians could not be loaded"
        description="Please check your connection and try again."
        headingLevel="h3"
        onRetry={() => search.refetch()}
      />
    );
  if (!search.data) return <CardSkeletons count={3} shape="row" />;
  const found = search.data.pages.flatMap(({ items }) => items);
  if (found.length === 0)
    return (
      <EmptyState
        illustration="no-results"
        headingLevel="h3"
        title="No veterinarians found"
        description="Try another name, specialty or city."
      />
    );
  return (
    <>
      <RadioCard.Root
        aria-label="Veterinarian"
        onValueChange={({ value }) => {
          const chosen = found.find(({ id }) => id === value);
          if (chosen) onChoose(chosen);
        }}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
          {found.map((veterinarian) => (
            <Option key={veterinarian.id} veterinarian={veterinarian} />
          ))}
        </SimpleGrid>
      </RadioCard.Root>
      {search.hasNextPage && (
        <Button
          variant="outline"
          alignSelf="center"
          loading={search.isFetchingNextPage}
          onClick={() => search.fetchNextPage()}
        >
          Show more veterinarians
        </Button>
      )}
    </>
  );
}

function Option({ veterinarian }: { veterinarian: VeterinarianCard }) {
  return (
    <RadioCard.Item value={veterinarian.id}>
      <RadioCard.ItemHiddenInput />
      <RadioCard.ItemControl>
        <RadioCard.ItemContent>
          <RadioCard.ItemText>{doctorName(veterinarian.name)}</RadioCard.ItemText>
          <RadioCard.ItemDescription>
            {veterinarian.specialty} · {veterinarian.location}
            {veterinarian.location !== veterinarian.city && `, ${veterinarian.city}`}
          </RadioCard.ItemDescription>
          <StarRating value={veterinarian.rating} count={veterinarian.reviewCount} />
        </RadioCard.ItemContent>
        <RadioCard.ItemIndicator />
      </RadioCard.ItemControl>
    </RadioCard.Item>
  );
}
