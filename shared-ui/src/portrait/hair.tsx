import { circles, ellipses } from './circles.ts';
import type { HairShape } from './features.ts';

type Curls = Readonly<Record<number, string>>;

interface Hair {
  /** Behind the neck, and in front of the head; paths in the colour of the hair. */
  back?: string;
  front?: string;
  /** A line in the same colour. */
  strands?: string;
  /** Round curls: strokes of no length, by their width; a fifth of the bytes of circles. */
  backCurls?: Curls;
  frontCurls?: Curls;
}

/** Fourteen heads of hair. Box 120 × 140, the head is about 44 × 56 around (60, 62). */
export const HAIR: Record<HairShape, Hair> = {
  bob: {
    back: 'M33 93C28 78 28 58 33 46C38 32 48 27 60 27S82 32 87 46C92 58 92 78 87 93Q79 98 73 90H47Q41 98 33 93Z',
    front: 'M36.4 65C34 45 43 29.5 60 29.5S86 45 83.6 65C82.5 57 79 51 75 47C65 51 53 49 48 43C42 48 38 56 36.4 65Z',
  },
  fringe: {
    back: 'M32 96C27 78 28 58 33 46C38 32 48 26 60 26S82 32 87 46C92 58 93 78 88 96Q79 99 74 92H46Q41 99 32 96Z',
    front: 'M36.3 66C34 44 44 29 60 29S86 44 83.7 66C83 60 81 57 79 55Q60 50 41 55C39 57 37 60 36.3 66Z',
  },
  long: {
    back: 'M33 119C25 97 28 62 33 46C38 32 48 26 60 26S82 32 87 46C92 62 95 97 87 119Q77 123 70 112H50Q43 123 33 119Z',
    front: 'M36.2 68C33 44 44 29 60 29S87 44 83.8 68C83 55 73 50 62 37C51 50 37 55 36.2 68Z',
  },
  bun: {
    back: `${circles([60, 22, 12.5])}M37 70V50H83V70Z`,
    front: 'M36.3 62C34 42 44 29 60 29S86 42 83.7 62C80 50 72 43 60 43S40 50 36.3 62Z',
    strands: 'M37.5 60q-1 7 1.5 12M82.5 60q1 7-1.5 12',
  },
  ponytail: {
    back: 'M76 32C98 32 106 56 99 77C96 88 101 94 95 102C85 98 83 84 86 71C88 60 84 50 74 46Z',
    front: 'M36.4 65C34 45 43 29.5 60 29.5S86 45 83.6 65C82.5 57 79 51 75 47C65 51 53 49 48 43C42 48 38 56 36.4 65Z',
  },
  curls: {
    backCurls: {
      24: 'M36 53h0M85 53h0',
      22: 'M33 68h0M88 68h0',
      26: 'M40 40h0M52 31h0M67 30h0M79 38h0',
      19: 'M85 83h0M35 83h0',
    },
    frontCurls: { 12: 'M42 45h0M78 45h0', 15: 'M50 40h0M60 38.5h0M70 40h0' },
  },
  braids: {
    back: `${ellipses(
      [35, 84, 7.5, 6.5],
      [85, 84, 7.5, 6.5],
      [34.2, 94, 6.7, 6.5],
      [85.8, 94, 6.7, 6.5],
      [33.4, 104, 5.9, 6.5],
      [86.6, 104, 5.9, 6.5],
      [32.6, 113, 5.1, 6.5],
      [87.4, 113, 5.1, 6.5],
    )}M34 80C31 50 40 28 60 28S89 50 86 80Z`,
    front: 'M36.2 68C33 44 44 29 60 29S87 44 83.8 68C83 55 73 50 62 37C51 50 37 55 36.2 68Z',
  },
  pixie: {
    front:
      'M36.3 68C31 44 42 26.5 61 26.5S89 42 84 66C82.5 58 80 53 77 50C70 53 62 47 56 41C52 50 43 53 39 57Q37 61 36.3 68Z',
  },
  'side-part': {
    front: 'M37 60C33 40 45 27.5 62 27.5S88 42 83 60C82 52 79.5 47 75 44.5C63 49 51 47 45 39C41 45 38.5 52 37 60Z',
  },
  quiff: {
    front:
      'M37 59C32 41 39 30 49 28C53 19 76 17 83 28C89 37 87 48 83 59C82 52 80 48 76 45.5C66 47.5 52 46 46 42.5C41 46 38 51 37 59Z',
  },
  crop: {
    front:
      'M37.3 60C35.5 41 46 30.5 60 30.5S84.5 41 82.7 60C81.5 50 78 45 73.5 43Q60 39 46.5 43C42 45 38.5 50 37.3 60Z',
  },
  bald: { back: 'M36 72C32 62 34 52 38 47V72ZM84 72C88 62 86 52 82 47V72Z' },
  mop: {
    frontCurls: {
      14: 'M40 48h0M81 48h0',
      17: 'M45 39h0M76 38h0',
      18: 'M55 33h0M66 32h0',
      12: 'M52 41h0',
      13: 'M63 40h0',
      10: 'M72 43h0',
    },
  },
  'shoulder-long': {
    back: 'M34 99C29 78 29 58 34 46C39 32 49 27 60 27S81 32 86 46C91 58 91 78 86 99Q79 102 75 95H45Q41 102 34 99Z',
    front: 'M36.3 66C34 44 44 29 60 29S86 44 83.7 66C82 54 74 48 61 38C48 48 38 54 36.3 66Z',
  },
};

/** The curls of one side of the head. */
export function HairCurls({ curls, colour }: { curls: Curls | undefined; colour: string }) {
  return Object.entries(curls ?? {}).map(([width, path]) => (
    <path key={width} d={path} stroke={colour} strokeWidth={width} />
  ));
}
