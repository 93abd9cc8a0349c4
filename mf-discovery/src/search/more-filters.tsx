import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { latePart } from '@veto/shared-ui/late-part';
import { useState } from 'react';
import type { WishFieldsProps } from './wish-fields.tsx';

const WishFields = latePart<WishFieldsProps>(() => import(/* webpackChunkName: "wish-fields" */ './wish-fields.tsx'));

/** The filters that few need, behind a button with which their code comes. */
export function MoreFilters(props: WishFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box data-needs-script="" w="full">
      <Button
        variant="plain"
        px="0"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        _after={{
          content: '""',
          boxSize: '2',
          borderWidth: '0 2px 2px 0',
          borderColor: 'current',
          rotate: open ? '225deg' : '45deg',
        }}
      >
        Day, time and distance
      </Button>
      {open && <WishFields {...props} />}
    </Box>
  );
}
