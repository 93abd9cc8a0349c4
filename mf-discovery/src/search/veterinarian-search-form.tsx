import { CITIES, withStoredValue } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { useSite } from '@veto/slice-kit';
import { SearchIcon } from 'lucide-react';
import type { FormEvent } from 'react';
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
        <Flex
          direction={{ base: 'column', md: 'row' }}
          gap="2"
          p="2"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          rounded="2xl"
          shadow="md"
        >
          <Input
            type="search"
            name="query"
            defaultValue={query}
            maxLength={100}
            placeholder="Search for veterinarians or specialties..."
            aria-label="Search for veterinarians or specialties"
            size="lg"
            flex={{ md: '1' }}
            minW="0"
          />
          <SelectInput
            frame={{ size: 'lg', width: { base: 'full', md: '44' }, flexShrink: '0' }}
            name="city"
            defaultValue={city ?? ALL_CITIES}
            aria-label="City"
          >
            <option value={ALL_CITIES}>All cities</option>
            {cities.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectInput>
          <Button type="submit" flexShrink="0" px="6">
            <SearchIcon aria-hidden="true" size={20} />
            Search
          </Button>
        </Flex>
      </form>
    </search>
  );
}
