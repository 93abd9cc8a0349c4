import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { ChartFrame, columnOf, heightOf } from './chart-frame.tsx';
import { SPANS } from './spans.ts';

const SCALE = { from: 1, to: 5 };

/** The rating that the profile showed at the end of each span. */
export function RatingChart({ weeks, span }: { weeks: readonly WeekNumbers[]; span: NumbersSpan }) {
  const points = weeks.flatMap(({ week, rating }, index) => {
    if (rating === null) return [];
    const { x, width } = columnOf(index, weeks.length);
    return [{ week, x: x + width / 2, y: heightOf(rating, SCALE), rating }];
  });
  const last = points.at(-1);
  if (!last) return <Text color="muted">Your rating over time appears here with your first review.</Text>;
  const summary = `The rating went from ${points[0]?.rating.toFixed(1)} to ${last.rating.toFixed(1)} of 5. The table below has each ${span}.`;
  return (
    <ChartFrame
      title="Rating over time"
      summary={summary}
      ticks={[1, 3, 5]}
      scale={SCALE}
      ends={[weeks[0] ? SPANS[span].name(weeks[0].week) : '', `This ${span}`]}
    >
      <Box asChild color="star">
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </Box>
      {points.map(({ week, x, y }) => (
        <Box asChild key={week} color="star">
          <circle cx={x} cy={y} r="3" fill="currentColor" />
        </Box>
      ))}
    </ChartFrame>
  );
}
