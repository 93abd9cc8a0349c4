import { paint } from '../paint.ts';

/** Two speech bubbles: one with lines, one with a heart. */
export default function NoMessagesDrawing() {
  return (
    <>
      <path d="M22 100C20 52 66 22 122 24s98 36 96 82-42 54-98 54-96-16-98-60z" fill={paint.backdrop} />
      <path
        d="M62 44h78a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16H88l-20 18a3 3 0 0 1-5-2v-16h-1a16 16 0 0 1-16-16V60a16 16 0 0 1 16-16z"
        fill={paint.paper}
      />
      <path d="M70 66h62M70 84h40" stroke={paint.paperShade} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M126 84h54a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14v13a3 3 0 0 1-5 2l-16-15h-33a14 14 0 0 1-14-14V98a14 14 0 0 1 14-14z"
        fill={paint.brand}
      />
      <path d="M153 128c-11-7-17-12-17-19a8.5 8.5 0 0 1 17-4 8.5 8.5 0 0 1 17 4c0 7-6 12-17 19z" fill={paint.paper} />
    </>
  );
}
