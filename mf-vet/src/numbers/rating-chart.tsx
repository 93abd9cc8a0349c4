import { formatDay } from '@veto/shared-data/calendar';
import type { WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { ChartFrame, columnOf, heightOf } from './chart-frame.tsx';

const SCALE = { from: 1, to: 5 };

/** The rating that the profile showed at the end of each week. */
export function RatingChart({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const points = weeks.flatMap(({ week, rating }, index) => {
    if (rating === null) return [];
    const { x, width } = columnOf(index, weeks.length);
    return [{ week, x: x + width / 2, y: heightOf(rating, SCALE), rating }];
  });
  const last = points.at(-1);
  if (!last) return <Text color="muted">Your rating over time appears here with your first review.</Text>;
  const summary = `The rating went from ${points[0]?.rating.toFixed(1)} to ${last.rating.toFixed(1)} of 5. The table below has each week.`;
  return (
    <ChartFrame
      title="Rating over time"
      summary={summary}
      ticks={[1, 3, 5]}
      scale={SCALE}
      ends={[formatDay(weeks[0]?.week ?? ''), 'This week']}
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
