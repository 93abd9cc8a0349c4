import { type Colour, TINTS } from '../core/theme/palette.ts';

/** One colour on another, and the contrast that it needs: 4.5 for text, 3 for edges, icons and stars. */
export interface Pair {
  ink: Colour;
  ground: Colour;
  needs: 4.5 | 3;
}

const text = (ink: Colour, ...grounds: Colour[]): Pair[] => grounds.map((ground) => ({ ink, ground, needs: 4.5 }));
const mark = (ink: Colour, ...grounds: Colour[]): Pair[] => grounds.map((ground) => ({ ink, ground, needs: 3 }));

/** The pairs that screens put on each other, by what they are for. A new pair belongs here before it is used. */
export const PAIRS: Record<string, Pair[]> = {
  Text: [
    ...text('ink', 'canvas', 'surface', 'sunken'),
    ...text('muted', 'canvas', 'surface', 'sunken', 'action.soft'),
    ...text('canvas', 'ink'),
  ],
  Action: [
    ...text('action', 'canvas', 'surface', 'action.soft', 'action.soft.2', 'apricot.1'),
    ...text('action.on', 'action.solid'),
    ...mark('action.solid', 'canvas'),
  ],
  Night: [...text('night.ink', 'night', 'night.2'), ...text('night.muted', 'night'), ...text('night.accent', 'night')],
  Tints: TINTS.flatMap((tint) => [
    ...text('ink', `${tint}.1`, `${tint}.2`),
    ...text('muted', `${tint}.1`),
    ...text(`${tint}.ink`, `${tint}.2`),
  ]),
  Status: (['ok', 'warn', 'danger', 'info'] as const).flatMap((status) => [
    ...text(status, `${status}.bg`, 'canvas', 'surface'),
  ]),
  'Edges and marks': [...mark('line.control', 'canvas', 'surface'), ...mark('star', 'canvas', 'surface')],
};
