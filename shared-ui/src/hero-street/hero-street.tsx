import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Tint } from '../core/theme/palette.ts';
import type { PortraitFeatures } from '../portrait/features.ts';
import { Person } from '../portrait/person.tsx';
import { SittingCat } from '../species/sitting/cat.tsx';
import { SittingDog } from '../species/sitting/dog.tsx';
import { SittingRabbit } from '../species/sitting/rabbit.tsx';
import { CAST } from './street-cast.ts';

export interface HeroStreetProps extends Omit<BoxProps, 'children'> {
  /** What a screen reader says instead: 'A street of doors: …'. Without it the street is decoration. */
  label?: string;
}

const HEIGHT = 412;
const colour = (name: string) => `var(--chakra-colors-${name})`;

interface GateProps {
  x: number;
  width: number;
  height: number;
  tint: Tint;
  /** A vet behind a half-door: its height, where the drawing begins and how wide it is. */
  vet?: { features: PortraitFeatures; leaf: number; colour: string; x: number; y: number; width: number };
  /** A closed door has a window: its distance from the edges, and its height. */
  window?: { x: number; y: number; height: number };
}

/** One house of the street. A nested svg clips the person to the door's width. */
function Gate({ x, width, height, tint, vet, window }: GateProps) {
  const half = width / 2;
  return (
    <svg x={x} y={HEIGHT - height} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 ${height}V${half}a${half} ${half} 0 0 1 ${width} 0V${height}Z`} fill={colour(`door-${tint}`)} />
      {window && (
        <path d={windowPath(window.x, window.y, width - 2 * window.x, window.height)} fill="#fff" opacity=".48" />
      )}
      {vet && (
        <>
          <svg
            x={vet.x}
            y={vet.y}
            width={vet.width}
            height={(vet.width * 7) / 6}
            viewBox="0 0 120 140"
            aria-hidden="true"
          >
            <Person features={vet.features} />
          </svg>
          <Leaf y={height - vet.leaf} width={width} height={vet.leaf} fill={vet.colour} />
        </>
      )}
    </svg>
  );
}

function windowPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x} ${y + height - 8}V${y + half}a${half} ${half} 0 0 1 ${width} 0V${y + height - 8}q0 8-8 8h-${width - 16}q-8 0-8-8Z`;
}

/** A half-door: sill, panel and knob. */
function Leaf({ y, width, height, fill }: Record<'y' | 'width' | 'height', number> & { fill: string }) {
  return (
    <>
      <rect y={y} width={width} height={height} fill={colour(`leaf-${fill}`)} />
      <rect y={y} width={width} height="8" fill="#2b1533" opacity=".16" />
      <rect
        x="15"
        y={y + 21}
        width={width - 44}
        height={height - 38}
        rx="10"
        fill="none"
        stroke="#2b1533"
        strokeWidth="2"
        opacity=".13"
      />
      <circle cx={width - 16.5} cy={y + 26.5} r="4.5" fill={colour('honey-3')} />
    </>
  );
}

function Pet({ x, width, Animal }: { x: number; width: number; Animal: typeof SittingDog }) {
  const height = (width * 4) / 3;
  return (
    <svg x={x} y={HEIGHT + 4 - height} width={width} height={height} viewBox="0 0 120 160" aria-hidden="true">
      <Animal />
    </svg>
  );
}

/**
 * The street of the home page: five doors of five heights, vets behind half-doors, animals in front. It stands on the
 * lower edge; the page draws the ground line. On a phone the fifth door is beyond the edge.
 */
export function HeroStreet({ label, ...rest }: HeroStreetProps) {
  return (
    <Box w="full" aspectRatio={{ base: 556 / HEIGHT, md: 664 / HEIGHT }} {...rest}>
      <chakra.svg
        display="block"
        boxSize="full"
        viewBox={`0 0 664 ${HEIGHT}`}
        preserveAspectRatio="xMinYMax slice"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <Gate
          x={0}
          width={128}
          height={290}
          tint="apricot"
          vet={{ features: CAST.older, leaf: 108, colour: 'apricot', x: -11, y: 11, width: 150 }}
        />
        <Gate
          x={140}
          width={140}
          height={362}
          tint="lilac"
          vet={{ features: CAST.younger, leaf: 140, colour: 'lilac', x: -13, y: 32.3, width: 166 }}
        />
        <Gate x={292} width={116} height={240} tint="honey" window={{ x: 22, y: 34, height: 84 }} />
        <Gate
          x={420}
          width={140}
          height={402}
          tint="sage"
          vet={{ features: CAST.exotic, leaf: 174, colour: 'sage', x: -10.6, y: 57, width: 150 }}
        />
        <Gate x={572} width={92} height={206} tint="sky" window={{ x: 18, y: 28, height: 70 }} />
        <Pet x={314} width={126} Animal={SittingDog} />
        <Pet x={112} width={100} Animal={SittingCat} />
        <Pet x={578} width={92} Animal={SittingRabbit} />
      </chakra.svg>
    </Box>
  );
}
