import type { ReactNode } from 'react';
import { SIREN } from './siren.tsx';
import { WAYS } from './way-motif.tsx';

/** Small things in two or three colours, 64 × 64. They hold on paper and on tints, by day and by night. */
export const MOTIFS = {
  ...WAYS,
  tooth: (
    <>
      <path
        d="M14 12c7-5 12 0 18 0s11-5 18 0c8 7 5 20 1 31-3 9-4 14-8 14-5 0-4-10-6-15-1-4-3-5-5-5s-4 1-5 5c-2 5-1 15-6 15-4 0-5-5-8-14-4-11-7-24 1-31Z"
        fill="#fff"
      />
      <path d="M17 19c2-3 5-3.5 8-2.5" fill="none" stroke="#cfe3ee" strokeWidth="3" />
    </>
  ),
  toothbrush: (
    <>
      <g transform="rotate(-35 32 32)">
        <path d="M2 29h38v7H2Z" fill="#dd8a58" />
        <path d="M40 26h20q3 0 3 3v6q0 2-3 2H40Z" fill="#dd8a58" />
        <path d="M42 16h4v10h-4ZM48 15h4v11h-4ZM54 16h4v10h-4Z" fill="#fff" />
      </g>
    </>
  ),
  bone: (
    <>
      <g transform="rotate(-30 32 32) translate(5 5) scale(.84)">
        <path
          d="M10 26a8 8 0 1 1 8-10 8 8 0 0 1 4 9h20a8 8 0 0 1 4-9 8 8 0 1 1 8 10 8 8 0 1 1-8 13 8 8 0 0 1-4-6H22a8 8 0 0 1-4 6 8 8 0 1 1-8-13Z"
          fill="#fff3e2"
          stroke="#dd9a5c"
          strokeWidth="2.2"
        />
      </g>
    </>
  ),
  vial: (
    <>
      <path d="M22 10h20v6h-3v36q0 6-7 6t-7-6V16h-3Z" fill="#fff" stroke="#a98ae6" strokeWidth="2" />
      <path d="M25 32h14v20q0 6-7 6t-7-6Z" fill="#7a55c7" />
      <path d="M30 20v8" fill="none" stroke="#e6ddf5" strokeWidth="2.4" />
    </>
  ),
  lamp: (
    <>
      <path d="M32 0v14" fill="none" stroke="#34573d" strokeWidth="4" />
      <path d="M6 34Q8 12 32 12T58 34Z" fill="#34573d" />
      <ellipse cx="32" cy="34" rx="26" ry="6" fill="#fdf0bf" />
      <path d="M10 38L2 64H62L54 38Q32 44 10 38Z" fill="#fdf0bf" opacity=".45" />
    </>
  ),
  stitch: (
    <>
      <path d="M8 36Q32 22 56 36" fill="none" stroke="#34573d" strokeWidth="3.4" />
      <path d="M16 26l3 14M27 22l1 14M38 22l-1 14M49 26l-3 14" fill="none" stroke="#fff" strokeWidth="3.4" />
    </>
  ),
  leaf: (
    <>
      <path d="M10 56C6 26 24 8 56 8C58 40 40 58 10 56Z" fill="#6b987a" />
      <path d="M10 56L42 22M22 44V30M22 44h14M32 33v-11M32 33h11" fill="none" stroke="#34573d" strokeWidth="2.6" />
    </>
  ),
  lizard: (
    <>
      <path d="M40 44C56 46 62 34 54 28S42 34 48 38" fill="none" stroke="#4c8551" strokeWidth="5" />
      <path d="M6 24C8 12 24 10 28 20C32 30 44 34 42 46C34 54 22 46 20 36C14 36 4 34 6 24Z" fill="#6fb06f" />
      <circle cx="14" cy="21" r="3.6" fill="#fff" />
      <circle cx="13.4" cy="21" r="1.8" fill="#2b1533" />
      <path d="M22 42l-7 7M36 50l-1 9M31 30l7-5" fill="none" stroke="#4c8551" strokeWidth="4" />
      <path d="M8 28q5 2.5 9 .5" fill="none" stroke="#2b1533" strokeWidth="1.6" />
    </>
  ),
  ball: (
    <>
      <circle cx="32" cy="34" r="22" fill="#f4c04f" />
      <path d="M16 20q14 14 0 29M48 20q-14 14 0 29" fill="none" stroke="#fff" strokeWidth="3.4" />
    </>
  ),
  shield: (
    <>
      <path d="M32 6L54 14V32C54 46 44 54 32 59C20 54 10 46 10 32V14Z" fill="#6b987a" />
      <path d="M22 33l7 7 14-15" fill="none" stroke="#fff" strokeWidth="5" />
    </>
  ),
  pill: (
    <>
      <path d="M14 50a12 12 0 0 1 0-17L31 16l17 17L31 50a12 12 0 0 1-17 0Z" fill="#c0647f" />
      <path d="M31 16l2-2a12 12 0 0 1 17 17l-2 2Z" fill="#f0c3cb" />
    </>
  ),
  scale: (
    <>
      <rect x="8" y="12" width="48" height="42" rx="8" fill="#a98ae6" />
      <path d="M18 34a14 14 0 0 1 28 0Z" fill="#fff" />
      <path d="M32 34l6-9" fill="none" stroke="#c0647f" strokeWidth="3.6" />
    </>
  ),
  page: (
    <>
      <path d="M14 8h24l12 12v36H14Z" fill="#b5d5e6" />
      <path d="M38 8v12h12Z" fill="#78aac6" />
      <path d="M22 30h20M22 38h20M22 46h12" fill="none" stroke="#3f6f8c" strokeWidth="3.2" />
    </>
  ),
  siren: SIREN,
  cross: (
    <>
      <path d="M24 8h16v16h16v16H40v16H24V40H8V24h16Z" fill="#fff" />
    </>
  ),
  feather: (
    <>
      <path d="M10 58C14 26 30 8 56 6C56 30 42 48 18 50Z" fill="#dd8a58" />
      <path d="M8 60L44 18" fill="none" stroke="#84532f" strokeWidth="2.4" />
    </>
  ),
  star: (
    <>
      <path d="M32 6l7.5 16 17.5 2-13 12 3.5 17.5L32 45l-15.5 8.5L20 36 7 24l17.5-2Z" fill="#f4c04f" />
    </>
  ),
  messages: (
    <>
      <path d="M6 12h40q6 0 6 6v20q0 6-6 6H24L12 54V44H6q-4 0-4-4V16q0-4 4-4Z" fill="#a98ae6" />
      <circle cx="16" cy="28" r="3.2" fill="#fff" />
      <circle cx="27" cy="28" r="3.2" fill="#fff" />
      <circle cx="38" cy="28" r="3.2" fill="#fff" />
      <path d="M56 26q6 1 6 7v12q0 5-5 5v7l-8-7H36Z" fill="#7a55c7" />
    </>
  ),
  bell: (
    <>
      <path d="M12 46V30a20 20 0 0 1 40 0v16l5 6H7Z" fill="#e3b744" />
      <path d="M24 54h16q-1 7-8 7t-8-7Z" fill="#b9832a" />
      <path d="M22 40V31q1-8 8-9" fill="none" stroke="#fff" strokeWidth="3.2" opacity=".7" />
    </>
  ),
  bubble: (
    <>
      <circle cx="32" cy="32" r="20" fill="rgba(255,255,255,.55)" />
      <path d="M20 28q3-8 10-9" fill="none" stroke="#fff" strokeWidth="3.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type MotifName = keyof typeof MOTIFS;
