import { paint } from '../paint.ts';

/** A dog house that waits for somebody, with a bowl in front. */
export default function NoPetsDrawing() {
  return (
    <>
      <path d="M22 108C18 56 66 22 122 24s100 36 96 84-40 52-98 52S26 152 22 108z" fill={paint.backdrop} />
      <circle cx="190" cy="52" r="13" fill={paint.sun} />
      <path d="M72 84h84v66a6 6 0 0 1-6 6H78a6 6 0 0 1-6-6z" fill={paint.cream} />
      <path d="M92 156v-32a22 22 0 0 1 44 0v32z" fill={paint.ink} />
      <path
        d="M54 90a7 7 0 0 1 2-9l53-43a8 8 0 0 1 10 0l53 43a7 7 0 0 1 2 9l-2 3a7 7 0 0 1-10 1l-48-39-48 39a7 7 0 0 1-10-1z"
        fill={paint.brand}
      />
      <path d="M114 88c-6-4-10-7-10-11a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-4 7-10 11z" fill={paint.blush} />
      <path d="M160 142h44l-5 12a5 5 0 0 1-5 3h-24a5 5 0 0 1-5-3z" fill={paint.backdropDeep} />
      <path d="M164 142c2-7 8-9 13-7 3-6 12-5 14 1 5-1 9 1 10 6z" fill={paint.tanDeep} />
      <path d="M40 156c-2-14-10-22-14-24 0 12 4 20 14 24zM42 156c0-16 6-26 12-30 2 14-2 24-12 30z" fill={paint.leaf} />
      <path d="M18 157h204" stroke={paint.backdropDeep} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
