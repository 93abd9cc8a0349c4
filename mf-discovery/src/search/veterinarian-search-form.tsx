import { CITIES, withStoredValue } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Grid } from '@veto/shared-ui/grid';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Text } from '@veto/shared-ui/text';
import { useSite } from '@veto/slice-kit';
import { SearchIcon } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { ALL_CITIES, listingHref } from './listing-address.ts';

/** The search of the home page: words and a city, answered by the listing. Uncontrolled: give it a `key` to reset it. */
export function VeterinarianSearchForm({ query = '', city = null }: { query?: string; city?: string | null }) {
  const site = useSite();
  // An address may ask for a town that the product does not offer: the next search keeps it, too.
  const cities = withStoredValue(CITIES, city);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const chosen = String(entered.get('city'));
    site.navigate(
      listingHref({ query: String(entered.get('query')).trim(), city: chosen === ALL_CITIES ? null : chosen }),
    );
  };
  return (
    <search>
      <form onSubmit={search}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px auto' }}
          alignItems="stretch"
          p={{ base: '2', md: '2.5' }}
          bg="surface"
          rounded={{ base: '22px', md: '1.5rem' }}
          shadow="float"
          _highContrast={{ outline: '1px solid CanvasText' }}
        >
          <Segment label="Need">
            <Input
              variant="subtle"
              type="search"
              name="query"
              defaultValue={query}
              maxLength={100}
              placeholder="Search for veterinarians or specialties..."
              aria-label="Search for veterinarians or specialties"
              {...BARE}
            />
          </Segment>
          <Segment label="City" last>
            <SelectInput
              frame={{ variant: 'subtle' }}
              name="city"
              defaultValue={city ?? ALL_CITIES}
              aria-label="City"
              {...BARE}
            >
              <option value={ALL_CITIES}>All cities</option>
              {cities.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectInput>
          </Segment>
          <Button type="submit" size="xl" rounded="16px" mt={{ base: '2', md: '0' }} ms={{ md: '2' }}>
            <SearchIcon aria-hidden="true" size={20} />
            Search
          </Button>
        </Grid>
      </form>
    </search>
  );
}

// The bar is the edge of its fields; each fills its segment, below the segment's name.
const BARE = { bg: 'transparent', borderColor: 'transparent', px: '5', pt: '6', h: '16' } as const;

/** One field of the bar with its small name, which the field repeats for a screen reader. */
function Segment({ label, last = false, children }: { label: string; last?: boolean; children: ReactNode }) {
  return (
    <Box
      position="relative"
      borderEndWidth={{ md: last ? '0' : '1px' }}
      borderBottomWidth={{ base: '1px', md: '0' }}
      borderColor="line"
    >
      <Text
        as="span"
        textStyle="caption"
        fontWeight="semibold"
        position="absolute"
        top="2.5"
        insetStart="5"
        zIndex="1"
        pointerEvents="none"
        aria-hidden
      >
        {label}
      </Text>
      {children}
    </Box>
  );
}
