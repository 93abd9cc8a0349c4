import { todayInWarsaw } from '@veto/shared-data/calendar';
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
import { type Say, useSay } from '@veto/slice-kit';
import { useWhen, type When } from '../when/use-when.ts';
import { RecordList } from './record-list.tsx';

export function GivenVaccinations({ petId }: { petId: string }) {
  const say = useSay();
  const { short } = useWhen();
  return (
    <RecordList
      title={say('Vaccinations')}
      empty={say('No vaccinations entered.')}
      entries={useVaccinations(petId)}
      row={({ product, givenOn, nextDueOn, lotNumber }) => ({
        name: say(product),
        details: [
          short(givenOn),
          lotNumber && say('lot {number}', { number: lotNumber }),
          nextDueOn && say('next due {day}', { day: short(nextDueOn) }),
        ]
          .filter(Boolean)
          .join(', '),
      })}
    />
  );
}

export function GivenMedicines({ petId }: { petId: string }) {
  const say = useSay();
  const when = useWhen();
  const today = todayInWarsaw();
  return (
    <RecordList
      title={say('Medicines')}
      empty={say('No medicines entered.')}
      entries={useMedicines(petId)}
      row={(medicine) => ({
        name: isTaken(medicine, today) ? say('{medicine}, now', { medicine: medicine.name }) : medicine.name,
        details: courseOf(medicine, say, when),
      })}
    />
  );
}

function courseOf({ dose, startsOn, endsOn }: Medicine, say: Say, { short }: When): string {
  const from = short(startsOn);
  const course = endsOn ? say('{from} to {to}', { from, to: short(endsOn) }) : say('since {day}', { day: from });
  return [dose, course].filter(Boolean).join(' · ');
}

export function MeasuredWeights({ petId }: { petId: string }) {
  const say = useSay();
  const { number, short } = useWhen();
  return (
    <RecordList
      title={say('Weights')}
      empty={say('No weights entered.')}
      entries={useWeights(petId)}
      row={({ kilograms, weighedOn }) => ({ name: `${number(kilograms)} kg`, details: short(weighedOn) })}
    />
  );
}

/** Files of the record, each saved by a press. */
export function KeptDocuments({ petId }: { petId: string }) {
  const say = useSay();
  const { dayOf } = useWhen();
  const save = useSaveDocument();
  return (
    <RecordList
      title={say('Documents')}
      empty={say('No documents.')}
      entries={usePetDocuments(petId)}
      row={(document) => ({
        name: document.title,
        details: dayOf(document.addedAt),
        action: (
          <Button
            variant="plain"
            aria-label={say('Save {name}', { name: document.title })}
            onClick={() => tellOutcome(save.mutateAsync(document), null, () => ERRORS.openDocument)}
          >
            {say('Save')}
          </Button>
        ),
      })}
    />
  );
}
