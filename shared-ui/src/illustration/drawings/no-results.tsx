import { paint } from '../paint.ts';

/** A magnifying glass that finds a paw print, and nothing else. */
export default function NoResultsDrawing() {
  return (
    <>
      <path d="M24 104C20 56 64 24 122 26s98 34 94 80-42 56-96 56-92-14-96-58z" fill={paint.backdrop} />
      <g fill={paint.backdropDeep}>
        <circle cx="52" cy="60" r="5" />
        <circle cx="196" cy="58" r="7" />
        <circle cx="204" cy="124" r="4" />
      </g>
      <path d="M146 118l36 36" stroke={paint.tanDeep} strokeWidth="15" strokeLinecap="round" />
      <path d="M142 114l10 10" stroke={paint.smokeDeep} strokeWidth="9" strokeLinecap="round" />
      <circle cx="110" cy="82" r="48" fill={paint.paper} stroke={paint.brand} strokeWidth="10" />
      <g fill={paint.backdropDeep}>
        <path d="M110 84c13 0 22 10 22 18s-7 10-12 9c-6-2-14-2-20 0-5 1-12-1-12-9s9-18 22-18z" />
        <ellipse cx="86" cy="80" rx="7" ry="9" transform="rotate(-24 86 80)" />
        <ellipse cx="101" cy="66" rx="7" ry="10" transform="rotate(-8 101 66)" />
        <ellipse cx="119" cy="66" rx="7" ry="10" transform="rotate(8 119 66)" />
        <ellipse cx="134" cy="80" rx="7" ry="9" transform="rotate(24 134 80)" />
      </g>
    </>
  );
}
