import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { ChartFrame, columnOf, heightOf } from './chart-frame.tsx';
import { ratingText } from './rating-text.ts';
import { nameOf, TABLE_BELOW, THIS } from './spans.ts';

const SCALE = { from: 1, to: 5 };

/** The rating that the profile showed at the end of each span. */
export function RatingChart({ weeks, span }: { weeks: readonly WeekNumbers[]; span: NumbersSpan }) {
  const say = useSay();
  const { locale } = useWhen();
  const points = weeks.flatMap(({ week, rating }, index) => {
    if (rating === null) return [];
    const { x, width } = columnOf(index, weeks.length);
    return [{ week, x: x + width / 2, y: heightOf(rating, SCALE), rating }];
  });
  const last = points.at(-1);
  if (!last) return <Text color="muted">{say('Your rating over time appears here with your first review.')}</Text>;
  const went = say('The rating went from {from} to {to} of 5.', {
    from: ratingText(points[0]?.rating ?? last.rating, locale),
    to: ratingText(last.rating, locale),
  });
  return (
    <ChartFrame
      title={say('Rating over time')}
      summary={`${went} ${say(TABLE_BELOW[span])}`}
      ticks={[1, 3, 5]}
      scale={SCALE}
      ends={[weeks[0] ? nameOf(span, weeks[0].week, locale) : '', say(THIS[span])]}
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
