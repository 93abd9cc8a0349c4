import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import type { RecordEntry } from '@veto/shared-data/health';
import { doctorName } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface EntryRowProps<T extends RecordEntry> {
  entry: T;
  /** What it is, also for the button that removes it. */
  name: string;
  /** When, how much, how long. */
  details: string;
  remove: { isPending: boolean; mutateAsync: (entry: T) => Promise<unknown> };
  /** Beside the words: a badge, a button. */
  children?: ReactNode;
}

/** One entry of a record, with who made it and the way to remove it. */
export function EntryRow<T extends RecordEntry>({ entry, name, details, remove, children }: EntryRowProps<T>) {
  const [asking, setAsking] = useState(false);
  const takeAway = async () => {
    try {
      await remove.mutateAsync(entry);
      toaster.create({ type: 'success', ...SUCCESS.removedFromRecord });
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.removeFromRecord));
    }
  };
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      py="2"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="muted" textStyle="small">
          {[details, entry.enteredBy && `entered by ${doctorName(entry.enteredBy)}`].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {children}
      <IconButton variant="plain" colorPalette="red" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        confirmLabel="Yes, Remove"
        cancelLabel="Keep"
        onConfirm={() => void takeAway()}
        loading={remove.isPending}
        destructive
      >
        <Text>It will be removed from the health record. This action cannot be undone.</Text>
      </ConfirmDialog>
    </Flex>
  );
}
