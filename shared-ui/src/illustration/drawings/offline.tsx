import { paint } from '../paint.ts';

/** A ball of wool that is a pulled-out cable. */
export default function OfflineDrawing() {
  return (
    <>
      <path d="M22 98C20 52 68 22 124 24s96 36 94 84-44 52-98 52-96-16-98-62z" fill={paint.backdrop} />
      <path d="M146 58a20 20 0 0 1 38-4 15 15 0 0 1 3 30h-40a13 13 0 0 1-1-26z" fill={paint.paper} />
      <path d="M158 66l16 16M174 66l-16 16" stroke={paint.blush} strokeWidth="5" strokeLinecap="round" />
      <circle cx="86" cy="112" r="38" fill={paint.brand} />
      <path
        d="M56 92c20 4 42 20 52 46M50 110c18 2 34 14 42 36M70 78c22 4 44 22 52 44M98 76c-26 10-44 34-46 56M116 90c-22 6-42 28-46 56"
        stroke={paint.backdropDeep}
        strokeWidth="3.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M112 140c14 14 32 14 44 4 10-8 16-10 26-6"
        stroke={paint.brand}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M186 126h10a11 11 0 0 1 0 24h-10a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z" fill={paint.smokeDeep} />
      <path d="M206 133h9M206 144h9" stroke={paint.smokeDeep} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}
