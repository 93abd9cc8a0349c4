import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { ErrorState } from '../error-state/error-state.tsx';
import { type Slot, type SlotChoice, type SlotFormat, SlotsByDay, slotColumns } from './slots-by-day.tsx';

export interface AwaitedSlotsLabels {
  /** What is chosen here, for a screen reader: 'Time'. */
  group: string;
  /** Shown where nothing is free. */
  empty: string;
  failed: { title: string; description?: string; retry?: string };
}

export interface AwaitedSlotsProps extends SlotChoice {
  /** Undefined until they have come. */
  slots: readonly Slot[] | undefined;
  /** Why they could not be read. */
  error: unknown;
  onRetry: () => void;
  labels: AwaitedSlotsLabels;
}

/** Free times to choose one from, also while they are on their way, when there are none and when they did not come. */
export function AwaitedSlots({ slots, error, onRetry, labels, ...grid }: AwaitedSlotsProps) {
  if (slots) return <SlotsByDay {...grid} slots={slots} label={labels.group} emptyText={labels.empty} />;
  if (!error) return <TimesSkeleton format={grid.format} />;
  const { title, description, retry } = labels.failed;
  return (
    <ErrorState
      title={title}
      description={description}
      error={error}
      headingLevel="h3"
      onRetry={onRetry}
      {...(retry && { retryLabel: retry })}
    />
  );
}

const PLACES = Array.from({ length: 8 }, (_, index) => index);

function TimesSkeleton({ format }: { format: SlotFormat }) {
  return (
    <Box display="grid" gridTemplateColumns={slotColumns(format)} gap="2" aria-hidden>
      {PLACES.map((place) => (
        <Skeleton key={place} h="11" rounded="l2" />
      ))}
    </Box>
  );
}
