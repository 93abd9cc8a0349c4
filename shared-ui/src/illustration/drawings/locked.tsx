import { paint } from '../paint.ts';

/** A padlock whose keyhole is a paw. */
export default function LockedDrawing() {
  return (
    <>
      <path d="M24 98C22 52 68 22 124 24s94 36 92 84-42 52-96 52-94-16-96-62z" fill={paint.backdrop} />
      <path
        d="M90 80V64a30 30 0 0 1 60 0v16"
        stroke={paint.smokeDeep}
        strokeWidth="12"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="72" y="76" width="96" height="78" rx="18" fill={paint.brand} />
      <g fill={paint.paper}>
        <path d="M120 114c11 0 19 9 19 16s-6 8-10 7c-5-1-13-1-18 0-4 1-10 0-10-7s8-16 19-16z" />
        <ellipse cx="99" cy="111" rx="6" ry="8" transform="rotate(-24 99 111)" />
        <ellipse cx="112" cy="99" rx="6" ry="9" transform="rotate(-8 112 99)" />
        <ellipse cx="128" cy="99" rx="6" ry="9" transform="rotate(8 128 99)" />
        <ellipse cx="141" cy="111" rx="6" ry="8" transform="rotate(24 141 111)" />
      </g>
    </>
  );
}
