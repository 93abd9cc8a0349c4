import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { IconButton } from '@veto/shared-ui/icon-button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** No date of a record lies later. */
export const LAST_DAY = '2199-12-31';

/** A field that takes the whole width of a panel on a phone. */
export const WIDE_FIELD = { gridColumn: { base: '1 / -1', md: 'auto' } } as const;

export interface EntryPanelProps {
  /** What it is about, for assistive technology. */
  name: string;
  /** What the cross says: 'Remove vaccine'; without it there is none. */
  removeLabel?: string | false;
  onRemove?: () => void;
  /** Of the fields beside each other, where there is room. */
  columns: string;
  children: ReactNode;
}

/** One entry of the pet's record, with its fields beside each other. */
export function EntryPanel({ name, removeLabel, onRemove, columns, children }: EntryPanelProps) {
  return (
    <Flex role="group" aria-label={name} bg="sunken" rounded="panel" p="3.5" gap="1" align="end">
      <Grid flex="1" minW="0" gap="3" alignItems="start" templateColumns={{ base: '1fr 1fr', md: columns }}>
        {children}
      </Grid>
      {removeLabel && (
        <IconButton variant="ghost" aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}
