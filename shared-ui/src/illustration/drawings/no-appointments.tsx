import { paint } from '../paint.ts';

/** A calendar with a paw on one day, and a clock. */
export default function NoAppointmentsDrawing() {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((cell) => ({
    x: 76 + (cell % 4) * 24,
    y: 84 + Math.floor(cell / 4) * 22,
  }));
  return (
    <>
      <path d="M24 96C22 50 68 22 124 24s96 38 92 84-44 54-98 52-92-18-94-64z" fill={paint.backdrop} />
      <rect x="60" y="40" width="112" height="112" rx="14" fill={paint.paper} />
      <path d="M60 54a14 14 0 0 1 14-14h84a14 14 0 0 1 14 14v16H60z" fill={paint.brand} />
      <path d="M86 32v16M146 32v16" stroke={paint.smokeDeep} strokeWidth="7" strokeLinecap="round" />
      {cells.map(({ x, y }) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="14" height="12" rx="4" fill={paint.paperShade} />
      ))}
      <g fill={paint.blush}>
        <ellipse cx="131" cy="113" rx="6" ry="5" />
        <circle cx="123.5" cy="107" r="2.6" />
        <circle cx="128.5" cy="103" r="2.6" />
        <circle cx="133.5" cy="103" r="2.6" />
        <circle cx="138.5" cy="107" r="2.6" />
      </g>
      <circle cx="172" cy="134" r="25" fill={paint.sun} stroke={paint.paper} strokeWidth="6" />
      <path
        d="M172 120v14l9 7"
        stroke={paint.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  );
}
