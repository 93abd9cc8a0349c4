import { formatDayOf, formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { ERRORS } from '@veto/shared-data/errors';
import {
  isTaken,
  type Medicine,
  useMedicines,
  usePetDocuments,
  useSaveDocument,
  useVaccinations,
  useWeights,
} from '@veto/shared-data/health';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { RecordList } from './record-list.tsx';

/** What a pet was vaccinated with, and when again. */
export function GivenVaccinations({ petId }: { petId: string }) {
  return (
    <RecordList
      title="Vaccinations"
      empty="No vaccinations entered."
      entries={useVaccinations(petId)}
      row={({ product, givenOn, nextDueOn, lotNumber }) => ({
        name: product,
        details: [
          formatShortDate(givenOn),
          lotNumber && `lot ${lotNumber}`,
          nextDueOn && `next due ${formatShortDate(nextDueOn)}`,
        ]
          .filter(Boolean)
          .join(', '),
      })}
    />
  );
}

/** What a pet takes, and took. */
export function GivenMedicines({ petId }: { petId: string }) {
  const today = todayInWarsaw();
  return (
    <RecordList
      title="Medicines"
      empty="No medicines entered."
      entries={useMedicines(petId)}
      row={(medicine) => ({
        name: `${medicine.name}${isTaken(medicine, today) ? ', now' : ''}`,
        details: courseOf(medicine),
      })}
    />
  );
}

function courseOf({ dose, startsOn, endsOn }: Medicine): string {
  const from = formatShortDate(startsOn);
  return [dose, endsOn ? `${from} to ${formatShortDate(endsOn)}` : `since ${from}`].filter(Boolean).join(' · ');
}

export function MeasuredWeights({ petId }: { petId: string }) {
  return (
    <RecordList
      title="Weights"
      empty="No weights entered."
      entries={useWeights(petId)}
      row={({ kilograms, weighedOn }) => ({ name: `${kilograms} kg`, details: formatShortDate(weighedOn) })}
    />
  );
}

/** Files of the record, each saved by a press. */
export function KeptDocuments({ petId }: { petId: string }) {
  const save = useSaveDocument();
  return (
    <RecordList
      title="Documents"
      empty="No documents."
      entries={usePetDocuments(petId)}
      row={(document) => ({
        name: document.title,
        details: formatDayOf(document.addedAt),
        action: (
          <Button
            variant="plain"
            aria-label={`Save ${document.title}`}
            onClick={() => tellOutcome(save.mutateAsync(document), null, () => ERRORS.openDocument)}
          >
            Save
          </Button>
        ),
      })}
    />
  );
}
