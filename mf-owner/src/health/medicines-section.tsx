import { formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import {
  isTaken,
  type Medicine,
  medicineSchema,
  useAddMedicine,
  useMedicines,
  useRemoveMedicine,
} from '@veto/shared-data/health';
import { Badge } from '@veto/shared-ui/badge';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { RecordSection } from './record-section.tsx';

/** What a pet takes, took, and how long. */
export function MedicinesSection({ petId }: { petId: string }) {
  const today = todayInWarsaw();
  const add = useAddMedicine(petId);
  const remove = useRemoveMedicine();
  return (
    <RecordSection
      title="Medicines"
      entries={useMedicines(petId)}
      empty="No medicines yet."
      add={
        <EntryForm
          label="Add a medicine"
          schema={medicineSchema}
          start={{ name: '', dose: '', startsOn: today, endsOn: '' }}
          fields={[
            { name: 'name', label: 'Medicine' },
            { name: 'dose', label: 'Dose', placeholder: '1 tablet, twice a day' },
            { name: 'startsOn', label: 'First day', type: 'date', max: '2199-12-31' },
            { name: 'endsOn', label: 'Last day', type: 'date', max: '2199-12-31' },
          ]}
          save={add.mutateAsync}
        />
      }
    >
      {(entry) => (
        <EntryRow key={entry.id} entry={entry} name={entry.name} details={courseOf(entry)} remove={remove}>
          {isTaken(entry, today) && <Badge colorPalette="green">Now</Badge>}
        </EntryRow>
      )}
    </RecordSection>
  );
}

function courseOf({ dose, startsOn, endsOn }: Medicine): string {
  const course = endsOn
    ? `${formatShortDate(startsOn)} to ${formatShortDate(endsOn)}`
    : `since ${formatShortDate(startsOn)}`;
  return [dose, course].filter(Boolean).join(' · ');
}
