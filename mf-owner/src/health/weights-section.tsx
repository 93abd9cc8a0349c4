import { formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { useAddWeight, useRemoveWeight, useWeights, type Weight, weightSchema } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { RecordSection } from './record-section.tsx';
import { WeightChart } from './weight-chart.tsx';

/** A pet's weights as a line, and each of them in the list below. */
export function WeightsSection({ pet }: { pet: Pet }) {
  const today = todayInWarsaw();
  const add = useAddWeight(pet.id);
  const remove = useRemoveWeight();
  return (
    <RecordSection
      title="Weight"
      entries={useWeights(pet.id)}
      empty="No weights yet. With two of them, you see a chart here."
      summary={(weights) => weights.length > 1 && <Line name={pet.name} weights={weights} />}
      add={
        <EntryForm
          label="Add a weight"
          schema={weightSchema}
          start={{ kilograms: '', weighedOn: today }}
          fields={[
            { name: 'kilograms', label: 'Weight (kg)', inputMode: 'decimal', autoComplete: 'off' },
            { name: 'weighedOn', label: 'Weighed on', type: 'date', max: today },
          ]}
          save={add.mutateAsync}
        />
      }
    >
      {(entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          name={`${entry.kilograms} kg`}
          details={formatShortDate(entry.weighedOn)}
          remove={remove}
        />
      )}
    </RecordSection>
  );
}

/** `weights` newest first. */
function Line({ name, weights }: { name: string; weights: readonly Weight[] }) {
  const [newest] = weights;
  const oldest = weights.at(-1);
  if (!newest || !oldest) return null;
  return (
    <Box mb="5" pt="2">
      <WeightChart
        label={`Weight of ${name}: ${oldest.kilograms} kg on ${formatShortDate(oldest.weighedOn)}, ${newest.kilograms} kg on ${formatShortDate(newest.weighedOn)}. Each weight is listed below.`}
        points={weights.map(({ weighedOn, kilograms }) => ({ date: weighedOn, kilograms }))}
        formatDate={formatShortDate}
      />
    </Box>
  );
}
