import { renderToStaticMarkup } from 'react-dom/server';
import { MARK_DOOR, MarkPaw } from '../brand/mark.tsx';
import { type Colour, palette } from '../core/theme/palette.ts';
import { SCENES } from '../cover/street-of-motifs.ts';
import { MOTIFS } from '../motif/motifs.tsx';
import { Person } from '../portrait/person.tsx';
import { SPECIALTY_ANIMALS, SPECIALTY_TINTS, specialtyKindOf } from '../portrait/specialty.ts';
import { storedPortrait } from '../portrait/stored-features.ts';
import { SITTING } from '../species/sitting/shapes.ts';
import { type Measure, nameLines } from './name-lines.ts';

/** What a shared link shows of a vet. */
export interface ShownVeterinarian {
  name: string;
  /** As stored or shown: 'surgery', 'Surgery'. It decides colours, and who waits while there is no portrait. */
  specialty: string;
  city: string;
  /** The features that the vet chose, as stored. */
  portrait: object | null;
}

/** In px: what programs that show links ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const LETTERS = { fontFamily: 'Bricolage Grotesque', fontWeight: 700 } as const;
const GROUND = 570;
const DOOR = { x: 84, width: 372, top: 116 } as const;
const TEXT = { x: 520, width: 596 } as const;
/** [left, width, top, motif of the scene] of the doors behind. */
const STREET = [
  [520, 132, 452, 1],
  [660, 168, 412, 2],
  [836, 132, 460, 4],
  [976, 150, 430, 5],
] as const;

const light = (colour: Colour) => palette[colour][0];
const arch = (x: number, width: number, top: number) =>
  `M${x} ${GROUND}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${GROUND}Z`;

/**
 * A vet in a door, with name and city, as an SVG of 1200 × 630 px for links that are shared. `measure` knows the letters of the
 * headings. Without words of any language but names, so that both languages share it.
 */
export function sharePicture(vet: ShownVeterinarian, measure: Measure): string {
  return renderToStaticMarkup(<SharePicture vet={vet} measure={measure} />);
}

function SharePicture({ vet, measure }: { vet: ShownVeterinarian; measure: Measure }) {
  const kind = specialtyKindOf(vet.specialty);
  const { tint, motifs } = SCENES[kind];
  const { width, height } = SHARE_PICTURE;
  const { lines, size } = nameLines(vet.name, TEXT.width, measure);
  const nameTop = 128 + size * 0.72;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={light('canvas')} />
      <rect width={width} height={GROUND} fill={light(`${tint}.1`)} />
      {STREET.map(([x, doorWidth, top, motif]) => {
        const name = motifs[motif];
        return (
          <g key={x}>
            <path d={arch(x, doorWidth, top)} fill={light(`${tint}.2`)} />
            {name && (
              <svg
                x={x + (doorWidth - 72) / 2}
                y={top + 30}
                width="72"
                height="72"
                viewBox="0 0 64 64"
                aria-hidden="true"
              >
                {MOTIFS[name]}
              </svg>
            )}
          </g>
        );
      })}
      <VetInDoor vet={vet} />
      <path d={`M0 ${GROUND}H${width}`} stroke={light('ink')} strokeWidth="6" />
      <text {...LETTERS} fontSize={size} fill={light('ink')} letterSpacing="-1">
        {lines.map((line, index) => (
          <tspan key={line} x={TEXT.x} y={nameTop + index * size * 1.08}>
            {line}
          </tspan>
        ))}
      </text>
      <text
        x={TEXT.x}
        y={nameTop + (lines.length - 1) * size * 1.08 + 62}
        {...LETTERS}
        fontSize="38"
        fill={light('muted')}
      >
        {vet.city}
      </text>
      <g transform="translate(1010 28) scale(1.55)">
        <path d={MARK_DOOR} fill={light('action.solid')} />
        <g fill={light('action.on')}>
          <MarkPaw />
        </g>
      </g>
      <text {...LETTERS} x="1070" y="72" fontSize="40" fill={light('ink')}>
        Veto
      </text>
    </svg>
  );
}

/** The portrait that the vet chose, or an animal of the specialty; the box of both is 120 × 140. */
function VetInDoor({ vet }: { vet: ShownVeterinarian }) {
  const features = storedPortrait(vet.portrait);
  const kind = specialtyKindOf(vet.specialty);
  const Animal = SITTING[SPECIALTY_ANIMALS[kind]];
  const { x, width, top } = DOOR;
  const door = arch(x, width, top);
  const scale = width / 120;
  return (
    <>
      <clipPath id="door">
        <path d={door} />
      </clipPath>
      <path d={door} fill={light(`door.${features?.ground ?? SPECIALTY_TINTS[kind]}`)} />
      <g clipPath="url(#door)">
        <g transform={`translate(${x} ${GROUND - 140 * scale}) scale(${scale})`}>
          {features ? (
            <Person features={features} />
          ) : (
            <g transform="translate(13 19) scale(.78)">
              <Animal />
            </g>
          )}
        </g>
      </g>
    </>
  );
}
