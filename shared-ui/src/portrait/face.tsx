import { circles, ellipses } from './circles.ts';
import { GREY_HAIR, type PortraitFeatures, SKINS } from './features.ts';
import { HAIR, HairCurls } from './hair.tsx';

const INK = '#2b1533';

const HEADS = {
  oval: 'M39 58C39 42 48 34 60 34S81 42 81 58C81 70 79 78 73 85Q67 93 60 93T47 85C41 78 39 70 39 58Z',
  round: 'M38 60C38 43 47 35 60 35S82 43 82 60C82 79 72 91 60 91S38 79 38 60Z',
  square: 'M38 58C38 42 47 34 60 34S82 42 82 58L81.5 73C80 86 71 92 60 92S40 86 38.5 73Z',
} as const;

const BEARDS = {
  stubble:
    'M38.6 66C39 85 48 93.5 60 93.5S81 85 81.4 66C79 72 77 75 72 75Q66 72 60 74 54 72 48 75C43 75 41 72 38.6 66Z',
  full: 'M38.3 62C38.5 85 48 97 60 97S81.5 85 81.7 62C79.5 70 77 74 72 74Q66 71.5 60 73.5 54 71.5 48 74C43 74 40.5 70 38.3 62Z',
  moustache: 'M60 73.8c-3-2.8-9.5-1.6-11 2.8 4.2 1.2 8.5.5 11-1.3 2.5 1.8 6.8 2.5 11 1.3-1.5-4.4-8-5.6-11-2.8Z',
} as const;

/** The head on its neck, with all that is on it but what it wears. Turned by the caller. */
export function Face({ features }: { features: PortraitFeatures }) {
  const { hair, hairColour, head, beard, freckles, earrings } = features;
  const [skin, shade] = SKINS[features.skin] ?? SKINS[0];
  return (
    <>
      <path d={`${circles([38, 65.5, 5.4], [82, 65.5, 5.4])}${HEADS[head]}`} fill={skin} />
      <path d={ellipses([45, 73, 4.6, 3], [75, 73, 4.6, 3])} fill="#e8705f" opacity=".28" />
      {freckles && <path d="M43 69h0M46 71h0M48.5 68.5h0M72 68.5h0M75 71h0M77 69h0" stroke={shade} strokeWidth="1.6" />}
      {beard !== 'none' && (
        <path d={BEARDS[beard]} fill={hairColour} {...(beard === 'stubble' && { opacity: '.24' })} />
      )}
      <path d="M60 66.5c1.7 2.8 2.6 5-.6 6.3" fill="none" stroke={shade} strokeWidth="2" />
      <Mouth mouth={features.mouth} />
      <Eyes eyes={features.eyes} lashes={features.lashes} />
      {hair === 'bald' && <path d="M50 39q5-2.5 10-2.5" fill="none" stroke="#fff" strokeWidth="2.4" opacity=".45" />}
      {features.tool !== 'cap' && <FrontHair {...features} />}
      <path
        d="M46.5 57.5q4-3 8-1.2M65.5 56.3q4-1.8 8 1.2"
        fill="none"
        stroke={hairColour === GREY_HAIR[1] ? '#a59ca3' : hairColour}
        strokeWidth={features.lashes ? 1.7 : 2.3}
      />
      <Glasses glasses={features.glasses} />
      {earrings && <path d="M37.5 73h0M82.5 73h0" stroke="#f0b95a" strokeWidth="3.6" />}
    </>
  );
}

function FrontHair({ hair, hairColour }: PortraitFeatures) {
  const { front, strands, frontCurls } = HAIR[hair];
  return (
    <>
      {front && <path d={front} fill={hairColour} />}
      <HairCurls curls={frontCurls} colour={hairColour} />
      {strands && <path d={strands} fill="none" stroke={hairColour} strokeWidth="2.2" />}
    </>
  );
}

function Mouth({ mouth }: Pick<PortraitFeatures, 'mouth'>) {
  if (mouth === 'open')
    return (
      <>
        <path d="M52.5 77.5h15q-1 8.5-7.5 8.5t-7.5-8.5Z" fill="#7d2f3c" />
        <path d="M54.2 77.5h11.6l-.5 2.3q-5.3 1.4-10.6 0Z" fill="#fff" />
      </>
    );
  const line = mouth === 'smile' ? 'M53.5 78.5q6.5 6 13 0' : 'M54 79.5q7 3.8 12-1.5';
  return <path d={line} fill="none" stroke="#7d2f3c" strokeWidth="2.2" />;
}

function Eyes({ eyes, lashes }: Pick<PortraitFeatures, 'eyes' | 'lashes'>) {
  if (eyes === 'happy')
    return <path d="M47.5 65.5q3.5-4.6 7 0M65.5 65.5q3.5-4.6 7 0" fill="none" stroke={INK} strokeWidth="2.2" />;
  return (
    <>
      <path d={ellipses([51, 64.5, 2.4, 2.9], [69, 64.5, 2.4, 2.9])} fill={INK} />
      <path d="M51.8 63.4h0M69.8 63.4h0" stroke="#fff" strokeWidth="1.6" />
      {lashes && <path d="M47.7 62.2l-2.2-1.5M72.3 62.2l2.2-1.5" fill="none" stroke={INK} strokeWidth="1.5" />}
    </>
  );
}

function Glasses({ glasses }: Pick<PortraitFeatures, 'glasses'>) {
  if (glasses === 'none') return null;
  if (glasses === 'round')
    return (
      <g fill="none" stroke={INK} strokeWidth="1.8">
        <path d={circles([50.5, 64.5, 7.6], [69.5, 64.5, 7.6])} fill="#fff" fillOpacity=".25" />
        <path d="M58 63.5q2-1.6 4 0M43 63l-4-1M77 63l4-1" />
      </g>
    );
  return (
    <g fill="none" stroke="#7a3b22" strokeWidth="2">
      <path
        d="M46.5 58.5h7q4 0 4 4v4q0 4-4 4h-7q-4 0-4-4v-4q0-4 4-4ZM66.5 58.5h7q4 0 4 4v4q0 4-4 4h-7q-4 0-4-4v-4q0-4 4-4Z"
        fill="#fff"
        fillOpacity=".25"
      />
      <path d="M57.5 63h5M42.5 62l-4-.5M77.5 62l4-.5" />
    </g>
  );
}
