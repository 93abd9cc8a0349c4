import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, usePageReady } from '@veto/slice-kit';
import { useState } from 'react';
import { CollapsibleFilters } from '../directory/CollapsibleFilters.tsx';
import { DirectoryResults } from '../directory/DirectoryResults.tsx';
import { countFilters, type DirectoryFilters } from '../directory/directory-search.ts';
import { FilterPanel } from '../directory/FilterPanel.tsx';
import { SortSelect } from '../directory/SortSelect.tsx';
import { useDirectory } from '../directory/use-directory.ts';

export default function DoctorsPage() {
  usePageReady();
  const directory = useDirectory();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const apply = (filters: DirectoryFilters) => {
    setFiltersOpen(false);
    directory.apply(filters);
  };
  return (
    <PageSection>
      <PageHeader
        title="Find a Veterinarian"
        subtitle="Compare by specialty, rating and the next free appointment, and book online."
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }} gap="6" alignItems="start">
        <CollapsibleFilters
          count={countFilters(directory.filters)}
          open={filtersOpen}
          onToggle={() => setFiltersOpen(!filtersOpen)}
        >
          <FilterPanel key={directory.href} applied={directory.filters} onApply={apply} onClear={directory.clear} />
        </CollapsibleFilters>
        <Stack gap="5">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <CountLine result={directory.result} />
            <SortSelect sort={directory.sort} onChange={directory.sortBy} />
          </Flex>
          <DirectoryResults result={directory.result} onClear={directory.clear} />
        </Stack>
      </Grid>
      <Callout
        title="Are you a veterinarian?"
        description="Let pet owners find you here, and book you at the times you choose."
      >
        <Button asChild>
          <SiteLink href="/for-vets">Join Our Platform</SiteLink>
        </Button>
      </Callout>
    </PageSection>
  );
}

function CountLine({ result }: { result: ReturnType<typeof useDirectory>['result'] }) {
  const shown = result.data?.pages.reduce((sum, page) => sum + page.items.length, 0);
  const text =
    shown === undefined ? (result.isPending ? 'Loading veterinarians...' : '') : `Showing ${shown} veterinarians`;
  return (
    <Text role="status" minH="6" fontWeight="medium">
      {text}
    </Text>
  );
}
