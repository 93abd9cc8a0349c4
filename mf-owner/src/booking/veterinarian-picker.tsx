import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { useSavedVeterinarians } from '@veto/shared-data/saved-veterinarians';
import { useSettled } from '@veto/shared-data/settled';
import { doctorName, useVeterinarianSearch, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { CITIES } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Field } from '@veto/shared-ui/field';
import { Grid } from '@veto/shared-ui/grid';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';
import { type Ref, useState } from 'react';
import { OwnVeterinarianList } from './own-veterinarian-list.tsx';
import { veterinariansAtHand } from './own-veterinarians.ts';

export interface VeterinarianPickerProps {
  onChoose: (veterinarian: VeterinarianCard) => void;
  /** One of the owner's vets was chosen. */
  onChooseOwn: (veterinarianId: string) => void;
  /** The search field, which takes the focus when the visitor comes back to choose another. */
  searchRef?: Ref<HTMLInputElement>;
}

/** The owner's vets, and a search for another one. */
export default function VeterinarianPicker({ onChoose, onChooseOwn, searchRef }: VeterinarianPickerProps) {
  const visits = useOwnerAppointments();
  const saved = useSavedVeterinarians();
  const [query, setQuery] = useState('');
  const [city, setCity] = useState('');
  const settledQuery = useSettled(query, 250);
  // All at once: vets that come later would push away the search that somebody types into.
  if (visits.isPending || saved.isPending) return <CardSkeletons count={3} shape="row" />;
  const own = veterinariansAtHand(saved.data ?? [], visits.data ?? []);
  return (
    <Stack gap="4">
      {own.length > 0 && <OwnVeterinarianList own={own} onChoose={onChooseOwn} />}
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <Field.Root>
          <Field.Label>Name or specialty</Field.Label>
          <Input
            ref={searchRef}
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
          <SelectInput value={city} onChange={(event) => setCity(event.target.value)}>
            <option value="">All cities</option>
            {CITIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectInput>
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
        error={search.error}
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
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="3"
        maxH="26rem"
        overflowY="auto"
        // Room for the focus ring inside the part that scrolls.
        p="1"
        m="-1"
      >
        {found.map((veterinarian) => (
          <Option key={veterinarian.id} veterinarian={veterinarian} onChoose={onChoose} />
        ))}
      </Grid>
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

/** A button rather than a radio: with the arrow keys of a radio group nobody gets past the second veterinarian. */
function Option({ veterinarian, onChoose }: { veterinarian: VeterinarianCard; onChoose: ResultsProps['onChoose'] }) {
  const { name, specialty, location, city, rating, reviewCount } = veterinarian;
  return (
    <Box as="li">
      <Card.Root
        asChild
        size="sm"
        h="full"
        w="full"
        textAlign="start"
        cursor="pointer"
        _hover={{ borderColor: 'brand.border' }}
      >
        <button type="button" onClick={() => onChoose(veterinarian)}>
          <Card.Body gap="1">
            <Text fontWeight="semibold">{doctorName(name)}</Text>
            <Text textStyle="sm" color="fg.muted">
              {specialty} · {location}
              {location !== city && `, ${city}`}
            </Text>
            <StarRating value={rating} count={reviewCount} />
          </Card.Body>
        </button>
      </Card.Root>
    </Box>
  );
}
