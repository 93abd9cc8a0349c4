import { formatShortDate } from '@veto/shared-data/calendar';
import { useWeights, type Weight } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SideSkeleton } from './health-record-skeleton.tsx';
import { SideSection } from './side-section.tsx';
import { WeightChart } from './weight-chart.tsx';

/** The latest weight, and with two of them the line of all; nothing before there is one. */
export function WeightSection({ pet }: { pet: Pet }) {
  const { data: weights = [], isPending } = useWeights(pet.id);
  const [newest] = weights;
  if (isPending) return <SideSkeleton />;
  if (!newest) return null;
  return (
    <SideSection title="Weight">
      <Text pt="3" fontVariantNumeric="tabular-nums">
        <Text as="span" textStyle="h2">
          {newest.kilograms} kg
        </Text>{' '}
        <Text as="span" color="muted" textStyle="small">
          {formatShortDate(newest.weighedOn)}
        </Text>
      </Text>
      {weights.length > 1 && <Curve name={pet.name} weights={weights} />}
    </SideSection>
  );
}

/** `weights` newest first, more than one. */
function Curve({ name, weights }: { name: string; weights: readonly Weight[] }) {
  const [newest] = weights;
  const oldest = weights.at(-1);
  if (!newest || !oldest) return null;
  return (
    <Box mt="5">
      <WeightChart
        label={`Weight of ${name}: ${oldest.kilograms} kg on ${formatShortDate(oldest.weighedOn)}, ${newest.kilograms} kg on ${formatShortDate(newest.weighedOn)}.`}
        points={weights.map(({ weighedOn, kilograms }) => ({ date: weighedOn, kilograms }))}
        formatDate={formatShortDate}
      />
      <VisuallyHidden asChild>
        {/* A table is as wide as its words, hidden or not. */}
        <div>
          <table>
            <caption>Weights of {name}</caption>
            <thead>
              <tr>
                <th>Day</th>
                <th>Weight</th>
              </tr>
            </thead>
            <tbody>
              {weights.map(({ id, weighedOn, kilograms }) => (
                <tr key={id}>
                  <td>{formatShortDate(weighedOn)}</td>
                  <td>{kilograms} kg</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </VisuallyHidden>
    </Box>
  );
}
