import type { RowFreeDays } from '@veto/shared-data/result-row';
import { useHeart } from '@veto/shared-data/saved-veterinarians';
import type { Slot, useNextFreeDays } from '@veto/shared-data/schedule';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { ResultRow } from '@veto/shared-ui/result-row';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { type Species, speciesOf } from '@veto/shared-ui/species';
import { useVisitWords } from '../appointments/visit-words.ts';
import { useRow } from './row-in-language.ts';
import { usePrepareSheet } from './sheet-over-rows.tsx';

/** A press on a time, or on a day's others, of a vet. */
export type Book = (vet: VeterinarianCard, at: Pick<Slot, 'date'> & Partial<Slot>) => void;

/** What an answer says of one vet. */
export function freeDaysOf({ data, isError }: ReturnType<typeof useNextFreeDays>, id: string): RowFreeDays {
  if (data) return data[id] ?? [];
  // Without an answer a row still says how soon the vet can be seen.
  return isError ? undefined : 'loading';
}

interface BookableRowProps {
  vet: VeterinarianCard;
  freeDays: RowFreeDays;
  /** The place that the vet's distance is measured from. */
  measuredFrom?: string | null | undefined;
  onBook: Book;
}

/** The search's row of a vet: its times open the booking sheet over this page. */
export function BookableRow({ vet, freeDays, measuredFrom, onBook }: BookableRowProps) {
  const { price, times, treatsLabel, ...row } = useRow(vet, freeDays, measuredFrom);
  const prepare = usePrepareSheet();
  const species = vet.treats.map(speciesOf).filter((one): one is Species => one !== null);
  return (
    <ResultRow
      {...row}
      {...(price && { price })}
      {...(species.length > 0 && { treats: { species, label: treatsLabel } })}
      {...(times && { times })}
      booking={{ book: (at) => onBook(vet, at), prepare }}
      save={<Heart id={vet.id} name={vet.name} />}
    />
  );
}

function Heart({ id, name }: { id: string; name: string }) {
  const { say, doctor } = useVisitWords();
  const { isSaved, toggle } = useHeart(id, tellFailure);
  if (isSaved === undefined) return null;
  return <SaveHeart label={say('Save {doctor}', { doctor: doctor(name) })} saved={isSaved} onToggle={toggle} />;
}
