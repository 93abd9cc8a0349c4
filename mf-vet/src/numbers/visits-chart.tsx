import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { ChartFrame, columnOf, heightOf } from './chart-frame.tsx';
import { niceTop } from './chart-scale.ts';
import { SPANS } from './spans.ts';

const PARTS = [
  { key: 'visits', label: 'Visits', color: 'apricot.3' },
  { key: 'cancelled', label: 'Cancelled', color: 'line.control' },
  { key: 'noShows', label: 'No-shows', color: 'danger' },
] as const;

/** Visits, cancellations and no-shows of each span, on top of each other. */
export function VisitsChart({ weeks, span }: { weeks: readonly WeekNumbers[]; span: NumbersSpan }) {
  const totals = weeks.map(({ visits, cancelled, noShows }) => visits + cancelled + noShows);
  const top = niceTop(Math.max(...totals));
  const scale = { from: 0, to: top };
  const sum = (key: (typeof PARTS)[number]['key']) => weeks.reduce((total, week) => total + week[key], 0);
  return (
    <Box>
      <ChartFrame
        title={`Visits per ${span}`}
        summary={`In ${weeks.length} ${span}s: ${sum('visits')} visits, ${sum('cancelled')} cancelled, ${sum('noShows')} no-shows. The table below has each ${span}.`}
        ticks={[0, top / 2, top]}
        scale={scale}
        ends={[weeks[0] ? SPANS[span].name(weeks[0].week) : '', `This ${span}`]}
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
            <Text textStyle="caption">{label}</Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
