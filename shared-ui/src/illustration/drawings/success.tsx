import { paint } from '../paint.ts';

/** A rosette with a tick: booked, saved, done. */
export default function SuccessDrawing() {
  return (
    <>
      <path d="M24 98C22 52 68 22 124 24s94 36 92 84-42 52-96 52-94-16-96-62z" fill={paint.backdrop} />
      <g fill={paint.sun}>
        <circle cx="56" cy="54" r="5" />
        <circle cx="188" cy="60" r="6" />
        <circle cx="192" cy="120" r="4" />
        <circle cx="46" cy="112" r="4" />
      </g>
      <path d="M98 110l-14 46 22-10 12 18 8-42zM142 110l14 46-22-10-12 18-8-42z" fill={paint.backdropDeep} />
      <path
        d="M120 34l13 9 16-1 6 15 13 9-4 15 4 15-13 9-6 15-16-1-13 9-13-9-16 1-6-15-13-9 4-15-4-15 13-9 6-15 16 1z"
        fill={paint.brand}
      />
      <path
        d="M101 82l14 14 26-28"
        stroke={paint.paper}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
