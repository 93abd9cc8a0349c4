import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { useLanguage } from '@veto/slice-kit';
import { kilogramsText } from '../pets/kilograms.ts';
import { type PlacedPoint, place, ticksFor, type WeightPoint } from './weight-scale.ts';

export interface WeightChartProps {
  /** At least one. */
  points: readonly WeightPoint[];
  /** What the chart shows, in words: 'Weight of Burek: 27.9 kg in 2025, 31.5 kg now'. A table beside it has each value. */
  label: string;
  /** How a day is written below it. */
  formatDate: (date: string) => string;
}

/** Weights over time as a line. For eyes only: its words are the label, its values stand in a table beside it. */
export function WeightChart({ points, label, formatDate }: WeightChartProps) {
  const language = useLanguage();
  const ticks = ticksFor(points.map(({ kilograms }) => kilograms));
  const placed = place(points, ticks);
  const [first] = placed;
  const last = placed.at(-1);
  return (
    <Box role="img" aria-label={label} color="muted" textStyle="caption" fontVariantNumeric="tabular-nums">
      <Flex gap="3">
        <Flex direction="column-reverse" justify="space-between" textAlign="end" my="-2.5" aria-hidden>
          {ticks.map((tick) => (
            <span key={tick}>{kilogramsText(tick, language)}</span>
          ))}
        </Flex>
        <Box flex="1" minW="0" h="160px" position="relative">
          {ticks.map((tick, index) => (
            <Box
              key={tick}
              position="absolute"
              insetX="0"
              bottom={`${(index / (ticks.length - 1)) * 100}%`}
              borderBottomWidth="1px"
              borderColor="line"
            />
          ))}
          <Box position="absolute" inset="0" mx="2">
            <Line points={placed} />
            {placed.map((point) => (
              <Dot key={point.key} point={point} isLast={point === last} />
            ))}
          </Box>
        </Box>
      </Flex>
      <Flex justify="space-between" gap="4" mt="4" aria-hidden>
        <span>{first && formatDate(first.date)}</span>
        {placed.length > 1 && <span>{last && formatDate(last.date)}</span>}
      </Flex>
    </Box>
  );
}

function Line({ points }: { points: readonly PlacedPoint[] }) {
  return (
    <Box asChild boxSize="full" overflow="visible" color="ink">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <polyline
          points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}

function Dot({ point: { x, y }, isLast }: { point: PlacedPoint; isLast: boolean }) {
  return (
    <Box
      position="absolute"
      left={`${x}%`}
      bottom={`${y}%`}
      boxSize="10px"
      m="-5px"
      rounded="full"
      bg={isLast ? 'ink' : 'canvas'}
      borderWidth="2.5px"
      borderColor="ink"
    />
  );
}
