import { paint } from '../paint.ts';

/** A cat that looks out of the wrong box. */
export default function NotFoundDrawing() {
  return (
    <>
      <path d="M20 104C16 54 64 20 122 22s102 34 98 84-42 54-98 54-98-12-102-56z" fill={paint.backdrop} />
      <g fill={paint.backdropDeep}>
        <path
          d="M44 40h14l-14 18h14M58 24h10L58 36h10"
          stroke={paint.backdropDeep}
          strokeWidth="3.6"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M150 112c34 0 46-22 38-44" stroke={paint.tanDeep} strokeWidth="12" strokeLinecap="round" fill="none" />
      <path d="M86 66l-4-32 24 13zM154 66l4-32-24 13z" fill={paint.tanDeep} />
      <path d="M80 74c0-24 16-37 40-37s40 13 40 37c0 26-16 44-40 44S80 100 80 74z" fill={paint.tan} />
      <path d="M120 37v14M109 39l3 11M131 39l-3 11" stroke={paint.tanDeep} strokeWidth="4.5" strokeLinecap="round" />
      <path d="M120 80c13 0 20 7 20 15s-9 13-20 13-20-5-20-13 7-15 20-15z" fill={paint.cream} />
      <ellipse cx="103" cy="74" rx="5" ry="6" fill={paint.ink} />
      <ellipse cx="137" cy="74" rx="5" ry="6" fill={paint.ink} />
      <path d="M115 84h10l-5 6z" fill={paint.blush} />
      <path d="M112 96c4 4 12 4 16 0" stroke={paint.ink} strokeWidth="2.6" strokeLinecap="round" fill="none" />
      <path
        d="M94 90l-20-3M94 96l-19 4M146 90l20-3M146 96l19 4"
        stroke={paint.tanDeep}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M60 106h120v44a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z" fill={paint.sun} />
      <path d="M60 106l-18-14h46l14 14zM180 106l18-14h-46l-14 14z" fill={paint.tanDeep} />
      <ellipse cx="100" cy="107" rx="11" ry="8" fill={paint.tan} />
      <ellipse cx="140" cy="107" rx="11" ry="8" fill={paint.tan} />
      <path
        d="M112 126c1-6 5-8 9-8 6 0 9 4 9 8 0 6-9 7-9 13"
        stroke={paint.ink}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="121" cy="147" r="2.8" fill={paint.ink} />
    </>
  );
}
