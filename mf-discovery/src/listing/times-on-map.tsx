import { firstTimes, ROW_DAYS } from '@veto/shared-data/result-row';
import { useNextFreeDays } from '@veto/shared-data/schedule';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { FirstTimes } from '@veto/shared-ui/result-row';
import { useBookFromRow, useSearched } from '../booking/booking-door.tsx';

interface TimesOnMapProps {
  /** As the window names them. */
  vet: { id: string; name: string };
  /** The vet's row beside the map: its times open the booking sheet. Without one they lead to the profile. */
  card: VeterinarianCard | undefined;
}

export function TimesOnMap({ vet, card }: TimesOnMapProps) {
  const { data, isError } = useNextFreeDays([vet.id], ROW_DAYS);
  const booking = useBookFromRow(card);
  const searched = useSearched();
  if (isError && !data) return null;
  return (
    <FirstTimes
      times={data ? firstTimes({ ...vet, searched }, data[vet.id] ?? []) : 'loading'}
      label="Next open times"
      noneLabel="No open time in the next four days"
      booking={booking}
    />
  );
}
