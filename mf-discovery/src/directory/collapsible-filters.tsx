import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface CollapsibleFiltersProps {
  /** How many filters are applied. */
  count: number;
  /** They were sent and are gone, as is the button that had the focus. */
  onClosed(): void;
  children: ReactNode;
}

/** Beside the list on large screens; on small ones behind a button above it, until they are sent. */
export function CollapsibleFilters({ count, onClosed, children }: CollapsibleFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => {
    if (!open) return;
    onClosed();
    setOpen(false);
  };
  return (
    <Box>
      <Button
        display={{ lg: 'none' }}
        w="full"
        variant="surface"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
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
        onSubmit={close}
      >
        <Heading as="h2" srOnly>
          Filters
        </Heading>
        {children}
      </Box>
    </Box>
  );
}
