import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NARROW } from '../narrow.ts';

interface CollapsibleFiltersProps {
  /** How many filters are applied. */
  count: number;
  /** They were sent and are gone, as is the button that had the focus. */
  onClosed(): void;
  children: ReactNode;
}

/** The button, where the filters are above the list. */
const FOLDED = { display: { lg: 'none' }, css: { lg: { [NARROW]: { display: 'inline-flex' } } } } as const;

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
        {...FOLDED}
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
        <Button asChild {...FOLDED} w="full" variant="surface">
          <a href={`#${id}`}>{count === 0 ? 'Filters' : `Filters (${count})`}</a>
        </Button>
      </noscript>
      <Box
        id={id}
        data-opens-by-link=""
        display={{ base: open ? 'block' : 'none', lg: 'block' }}
        mt={{ base: '3', lg: '0' }}
        css={{ lg: { [NARROW]: { display: open ? 'block' : 'none', mt: '3' } } }}
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
