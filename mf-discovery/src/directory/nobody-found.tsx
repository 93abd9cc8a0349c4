import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { nobodyMatches } from '../listing/listing-text.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { DIRECTORY } from './directory-search.ts';

export interface NobodyFoundProps {
  filters: VetFilters;
  onClear(): void;
}

export default function NobodyFound({ filters, onClear }: NobodyFoundProps) {
  return (
    <EmptyState
      illustration="no-results"
      title="No veterinarians found"
      description="No veterinarians match your current filter criteria."
    >
      {(filters.text || filters.city || filters.petTypes.length > 0) && (
        <Text color="muted">{nobodyMatches(filters)}</Text>
      )}
      <Button onClick={onClear}>Clear All Filters</Button>
      <noscript>
        <Button asChild>
          <SiteLink href={DIRECTORY}>Clear All Filters</SiteLink>
        </Button>
      </noscript>
    </EmptyState>
  );
}
