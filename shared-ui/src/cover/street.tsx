import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { MOTIFS } from '../motif/motifs.tsx';
import { SITTING } from '../species/sitting/shapes.ts';
import type { CoverScene } from './street-of-motifs.ts';

const HEIGHT = 240;
const GAP = 3;
/** [width, top] of the eight doors, from the left. */
const DOORS = [
  [150, 86],
  [170, 40],
  [130, 112],
  [178, 20],
  [150, 70],
  [136, 104],
  [176, 34],
  [150, 92],
] as const;

export interface StreetProps extends Omit<BoxProps, 'children'> {
  scene: CoverScene;
}

/** Eight doors on a ground line, from edge to edge: 240 px high, 132 on a phone. Decoration. */
export function Street({ scene: { tint, motifs, animals }, ...rest }: StreetProps) {
  const colour = (step: 1 | 2 | 3) => `var(--chakra-colors-${tint}-${step})`;
  return (
    <Box
      h={{ base: '132px', md: '243px' }}
      overflow="hidden"
      bg={`${tint}.1`}
      borderBottomWidth="3px"
      borderColor="ink"
      {...rest}
    >
      <chakra.svg
        display="block"
        boxSize="full"
        viewBox={`0 0 1280 ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {DOORS.map(([width, top], index) => {
          const x = leftOf(index);
          const size = index % 2 === 0 ? 84 : 104;
          const motif = motifs[index];
          return (
            <g key={x}>
              <path
                d={`M${x} ${HEIGHT}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${HEIGHT}Z`}
                {...(index % 2 === 0 ? { fill: colour(3), opacity: 0.5 } : { fill: colour(2) })}
              />
              {motif && (
                <svg
                  x={x + (width - size) / 2}
                  y={top + (width - size) / 2 + 6}
                  width={size}
                  height={size}
                  viewBox="0 0 64 64"
                  aria-hidden="true"
                >
                  {MOTIFS[motif]}
                </svg>
              )}
            </g>
          );
        })}
        {animals.map(([species, x, height]) => {
          const Animal = SITTING[species];
          return (
            <svg
              key={species}
              x={x}
              y={HEIGHT + 4 - height}
              width={height * 0.75}
              height={height}
              viewBox="0 0 120 160"
              aria-hidden="true"
            >
              <Animal />
            </svg>
          );
        })}
      </chakra.svg>
    </Box>
  );
}

function leftOf(door: number): number {
  return DOORS.slice(0, door).reduce((x, [width]) => x + width + GAP, 10);
}
