import { datesIn } from '@veto/shared-data/calendar';
import { useWeights, type Weight } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useLanguage, useSay } from '@veto/slice-kit';
import { kilogramsText } from '../pets/kilograms.ts';
import { SideSkeleton } from './health-record-skeleton.tsx';
import { SideSection } from './side-section.tsx';
import { WeightChart } from './weight-chart.tsx';

/** The latest weight, and with two of them the line of all; nothing before there is one. */
export function WeightSection({ pet }: { pet: Pet }) {
  const language = useLanguage();
  const say = useSay();
  const { data: weights = [], isPending } = useWeights(pet.id);
  const [newest] = weights;
  if (isPending) return <SideSkeleton />;
  if (!newest) return null;
  return (
    <SideSection title={say('Weight')}>
      <Text pt="3" fontVariantNumeric="tabular-nums">
        <Text as="span" textStyle="h2">
          {kilogramsText(newest.kilograms, language)}
        </Text>{' '}
        <Text as="span" color="muted" textStyle="small">
          {datesIn(language).short(newest.weighedOn)}
        </Text>
      </Text>
      {weights.length > 1 && <Curve name={pet.name} weights={weights} />}
    </SideSection>
  );
}

/** `weights` newest first, more than one. */
function Curve({ name, weights }: { name: string; weights: readonly Weight[] }) {
  const language = useLanguage();
  const say = useSay();
  const { short } = datesIn(language);
  const [newest] = weights;
  const oldest = weights.at(-1);
  if (!newest || !oldest) return null;
  return (
    <Box mt="5">
      <WeightChart
        label={say('Weight of {pet}: {oldest} on {since}, {newest} on {day}.', {
          pet: name,
          oldest: kilogramsText(oldest.kilograms, language),
          since: short(oldest.weighedOn),
          newest: kilogramsText(newest.kilograms, language),
          day: short(newest.weighedOn),
        })}
        points={weights.map(({ weighedOn, kilograms }) => ({ date: weighedOn, kilograms }))}
        formatDate={short}
      />
      <VisuallyHidden asChild>
        {/* A table is as wide as its words, hidden or not. */}
        <div>
          <table>
            <caption>{say('Weights of {pet}', { pet: name })}</caption>
            <thead>
              <tr>
                <th>{say('Day')}</th>
                <th>{say('Weight')}</th>
              </tr>
            </thead>
            <tbody>
              {weights.map(({ id, weighedOn, kilograms }) => (
                <tr key={id}>
                  <td>{short(weighedOn)}</td>
                  <td>{kilogramsText(kilograms, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </VisuallyHidden>
    </Box>
  );
}
