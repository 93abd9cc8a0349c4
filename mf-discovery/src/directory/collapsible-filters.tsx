import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CollapsibleFiltersProps {
  /** How many filters are applied. */
  count: number;
  open: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** Beside the list on large screens; behind a button above it on small ones. */
export function CollapsibleFilters({ count, open, onToggle, children }: CollapsibleFiltersProps) {
  const id = useId();
  return (
    <Box>
      <Button
        display={{ lg: 'none' }}
        w="full"
        variant="surface"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <SlidersHorizontal aria-hidden="true" size={18} />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <noscript>
        <Button asChild display={{ lg: 'none' }} w="full" variant="surface">
          <a href={`#${id}`}>{count === 0 ? 'Filters' : `Filters (${count})`}</a>
        </Button>
      </noscript>
      <Box
        id={id}
        data-opens-by-link=""
        display={{ base: open ? 'block' : 'none', lg: 'block' }}
        mt={{ base: '3', lg: '0' }}
      >
        <Heading as="h2" srOnly>
          Filters
        </Heading>
        {children}
      </Box>
    </Box>
  );
}
