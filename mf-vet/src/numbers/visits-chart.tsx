import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { ChartFrame, columnOf, heightOf } from './chart-frame.tsx';
import { niceTop } from './chart-scale.ts';
import { headingIn, nameOf, PER, TABLE_BELOW, THIS } from './spans.ts';

const PARTS = [
  { key: 'visits', label: 'Visits', color: 'apricot.3' },
  { key: 'cancelled', label: 'Cancelled{visits}', color: 'line.control' },
  { key: 'noShows', label: 'No-shows', color: 'danger' },
] as const;

const SUMS = {
  week: 'In {count} weeks: {visits} visits, {cancelled} cancelled, {noShows} no-shows.',
  month: 'In {count} months: {visits} visits, {cancelled} cancelled, {noShows} no-shows.',
  year: 'In {count} years: {visits} visits, {cancelled} cancelled, {noShows} no-shows.',
} as const satisfies Record<NumbersSpan, string>;

/** Visits, cancellations and no-shows of each span, on top of each other. */
export function VisitsChart({ weeks, span }: { weeks: readonly WeekNumbers[]; span: NumbersSpan }) {
  const say = useSay();
  const { locale } = useWhen();
  const totals = weeks.map(({ visits, cancelled, noShows }) => visits + cancelled + noShows);
  const top = niceTop(Math.max(...totals));
  const scale = { from: 0, to: top };
  const sum = (key: (typeof PARTS)[number]['key']) => weeks.reduce((total, week) => total + week[key], 0);
  return (
    <Box>
      <ChartFrame
        title={say(PER[span])}
        summary={[
          say(SUMS[span], {
            count: weeks.length,
            visits: sum('visits'),
            cancelled: sum('cancelled'),
            noShows: sum('noShows'),
          }),
          say(TABLE_BELOW[span]),
        ].join(' ')}
        ticks={[0, top / 2, top]}
        scale={scale}
        ends={[weeks[0] ? nameOf(span, weeks[0].week, locale) : '', say(THIS[span])]}
      >
        {weeks.map((week, index) => {
          const { x, width } = columnOf(index, weeks.length);
          let below = 0;
          return PARTS.map(({ key, color }) => {
            const from = below;
            below += week[key];
            return week[key] === 0 ? null : (
              <Box asChild key={key} color={color}>
                <rect
                  x={x + width * 0.18}
                  width={width * 0.64}
                  y={heightOf(below, scale)}
                  height={heightOf(from, scale) - heightOf(below, scale)}
                  fill="currentColor"
                />
              </Box>
            );
          });
        })}
      </ChartFrame>
      <Flex gap="4" wrap="wrap" aria-hidden>
        {PARTS.map(({ key, label, color }) => (
          <Flex key={key} gap="1.5" align="center">
            <Box boxSize="10px" rounded="2px" bg={color} />
            <Text textStyle="caption">{headingIn(label, say)}</Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
