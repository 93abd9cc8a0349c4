import { formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { useAddVaccination, useRemoveVaccination, useVaccinations, vaccinationSchema } from '@veto/shared-data/health';
import { dueText } from './due-text.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { RecordSection } from './record-section.tsx';

/** What a pet was vaccinated with, and when again. */
export function VaccinationsSection({ petId }: { petId: string }) {
  const today = todayInWarsaw();
  const add = useAddVaccination(petId);
  const remove = useRemoveVaccination();
  const vaccinations = useVaccinations(petId);
  return (
    <RecordSection
      title="Vaccinations"
      entries={vaccinations}
      empty="No vaccinations yet. Vaccinations from a visit appear here automatically."
      add={
        <EntryForm
          label="Add a vaccination"
          schema={vaccinationSchema}
          start={{ product: '', givenOn: today, nextDueOn: '' }}
          fields={[
            { name: 'product', label: 'Vaccine', placeholder: 'Nobivac Rabies' },
            { name: 'givenOn', label: 'Given on', type: 'date', max: today },
            { name: 'nextDueOn', label: 'Next due', type: 'date', max: '2199-12-31' },
          ]}
          save={add.mutateAsync}
        />
      }
    >
      {(entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          name={entry.product}
          details={[formatShortDate(entry.givenOn), dueText(entry, vaccinations.data ?? [], today)]
            .filter(Boolean)
            .join(' · ')}
          remove={remove}
        />
      )}
    </RecordSection>
  );
}
