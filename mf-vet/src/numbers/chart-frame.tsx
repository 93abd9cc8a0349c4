import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';

/** The box that charts are drawn in, in units of its view. */
export const CHART = { width: 360, height: 160, left: 28, right: 8, top: 10, bottom: 22 } as const;
const INNER_WIDTH = CHART.width - CHART.left - CHART.right;
const INNER_HEIGHT = CHART.height - CHART.top - CHART.bottom;

/** Where the column of a week begins, and how wide it is. */
export function columnOf(index: number, count: number): { x: number; width: number } {
  const width = INNER_WIDTH / count;
  return { x: CHART.left + index * width, width };
}

/** The height at which a value stands between the lowest and the highest that the chart shows. */
export function heightOf(value: number, { from, to }: { from: number; to: number }): number {
  return CHART.top + INNER_HEIGHT * (1 - (value - from) / (to - from));
}

export interface ChartFrameProps {
  title: string;
  /** What the picture says, for who does not see it. */
  summary: string;
  /** Values with a line across and a number beside it. */
  ticks: readonly number[];
  scale: { from: number; to: number };
  /** Below the first and the last column. */
  ends: readonly [string, string];
  children: ReactNode;
}

/** Title, lines and labels of a chart; its children draw the values. */
export function ChartFrame({ title, summary, ticks, scale, ends, children }: ChartFrameProps) {
  return (
    <Box as="figure" m="0">
      <Text as="figcaption" fontWeight="semibold" mb="2">
        {title}
      </Text>
      <Box
        asChild
        w="full"
        h="auto"
        color="muted"
        fontSize={{ base: '12px', lg: '9px', xl: '8px' }}
        fontVariantNumeric="tabular-nums"
      >
        <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={summary}>
          {ticks.map((tick) => (
            <g key={tick}>
              <Box asChild color="line">
                <line
                  x1={CHART.left}
                  x2={CHART.width - CHART.right}
                  y1={heightOf(tick, scale)}
                  y2={heightOf(tick, scale)}
                  stroke="currentColor"
                />
              </Box>
              <text x={CHART.left - 6} y={heightOf(tick, scale) + 4} textAnchor="end" fill="currentColor">
                {tick}
              </text>
            </g>
          ))}
          {children}
          <text x={CHART.left} y={CHART.height - 6} fill="currentColor">
            {ends[0]}
          </text>
          <text x={CHART.width - CHART.right} y={CHART.height - 6} textAnchor="end" fill="currentColor">
            {ends[1]}
          </text>
        </svg>
      </Box>
    </Box>
  );
}
