import { ROW_DAYS, type RowFreeDays, resultRow } from '@veto/shared-data/result-row';
import { type FreeDay, useNextFreeDays, wantedTime } from '@veto/shared-data/schedule';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { ResultRow } from '@veto/shared-ui/result-row';
import { useFilledRows } from '@veto/shared-ui/rows-in-steps';
import { type Species, speciesOf } from '@veto/shared-ui/species';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useBookFromRow, useSearched } from '../booking/booking-door.tsx';
import { VetHeart } from '../saved/vet-heart.tsx';

interface VetRowsProps {
  /** One page of a search: their times are asked for in one call. */
  veterinarians: readonly VeterinarianCard[];
  /** The page begins the list: its first pictures are on the first screen. */
  first: boolean;
  /** The availabilities that are asked for: of a single one, rows show the day and its part first. */
  when?: readonly string[];
  /** The place that distances are measured from; none: the visitor. */
  measuredFrom?: string | null | undefined;
  /** With description and 'View Profile'. */
  detailed?: boolean;
  /** The item around a row, keyed; a plain one unless told. */
  renderItem?: (vet: VeterinarianCard, row: ReactNode) => ReactNode;
}

/** One for ever: a row with another one would be drawn anew. */
const NO_FREE_DAYS: readonly FreeDay[] = [];

const plainItem = ({ id }: VeterinarianCard, row: ReactNode) => <li key={id}>{row}</li>;

/** The rows of one page, as items of the list around them. */
export function VetRows({
  veterinarians,
  first,
  when = [],
  measuredFrom,
  detailed = false,
  renderItem = plainItem,
}: VetRowsProps) {
  const { date, from, part } = wantedTime(when);
  const firstDay = date ?? from;
  const times = useNextFreeDays(
    veterinarians.map(({ id }) => id),
    ROW_DAYS,
    { ...(firstDay && { date: firstDay }), ...(part && { part }) },
  );
  // The strips of a page take a while to draw: in small steps, between which the browser answers.
  const free = useDeferredValue(times.data);
  const filled = useFilledRows(veterinarians.length, free !== undefined);
  const freeDaysOf = (vet: VeterinarianCard, index: number): VetRowProps['freeDays'] => {
    if (free && index < filled) return free[vet.id] ?? NO_FREE_DAYS;
    // Without an answer a row still says how soon the vet can be seen.
    return times.isError && !times.data ? undefined : 'loading';
  };
  return veterinarians.map((vet, index) =>
    renderItem(
      vet,
      <VetRow
        vet={vet}
        freeDays={freeDaysOf(vet, index)}
        firstDay={firstDay}
        measuredFrom={measuredFrom}
        priority={first && index < 3}
        detailed={detailed}
      />,
    ),
  );
}

interface VetRowProps {
  vet: VeterinarianCard;
  freeDays: RowFreeDays;
  firstDay: string | undefined;
  measuredFrom: string | null | undefined;
  priority: boolean;
  detailed: boolean;
}

/** Drawn anew only for another vet or other days. */
const VetRow = memo(function VetRow({ vet, freeDays, priority, detailed, ...context }: VetRowProps) {
  const searched = useSearched();
  const { price, times, treatsLabel, ...row } = resultRow(vet, freeDays, { ...context, searched });
  const booking = useBookFromRow(vet);
  const species = vet.treats.map(speciesOf).filter((one): one is Species => one !== null);
  return (
    <ResultRow
      {...row}
      vet={detailed ? { ...row.vet, description: vet.description } : row.vet}
      headingLevel="h2"
      priority={priority}
      {...(detailed && { actionLabel: 'View Profile' })}
      {...(price && { price })}
      {...(species.length > 0 && { treats: { species, label: treatsLabel } })}
      {...(times && { times })}
      booking={booking}
      save={<VetHeart id={vet.id} name={vet.name} />}
    />
  );
});
