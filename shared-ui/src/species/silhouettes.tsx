import type { ReactNode } from 'react';
import type { Species } from './species.ts';

/** One colour, `currentColor`; eyes and noses are cut out in `--cut`, the colour of the ground. 64 × 64. */
export const SILHOUETTES: Record<Species, ReactNode> = {
  dog: (
    <>
      <path
        d="M17 15C5 13 2 40 9 48Q14 48 16 45Q21 57 32 57T48 45Q50 48 55 48C62 40 59 13 47 15Q41 9 32 9T17 15Z"
        fill="currentColor"
      />
      <circle cx="24" cy="32" r="3" fill="var(--cut)" />
      <circle cx="40" cy="32" r="3" fill="var(--cut)" />
      <path d="M26.5 40q5.5-2.5 11 0q0 5-5.5 7q-5.5-2-5.5-7Z" fill="var(--cut)" />
    </>
  ),
  cat: (
    <>
      <path
        d="M10 36L9 9Q10 5 14 7L25 15.5Q32 14 39 15.5L50 7Q54 5 55 9L54 36C54 49 45 57 32 57S10 49 10 36Z"
        fill="currentColor"
      />
      <ellipse cx="23" cy="35" rx="3" ry="4" fill="var(--cut)" />
      <ellipse cx="41" cy="35" rx="3" ry="4" fill="var(--cut)" />
      <path d="M28.5 43.5h7l-3.5 4Z" fill="var(--cut)" />
    </>
  ),
  rabbit: (
    <>
      <path
        d="M27 24C19 14 15 2 20 1S31 12 31 22L36 22C36 12 42 1 46 2S47 15 39 24C48 27 52 34 52 42C52 54 43 60 32 60S12 54 12 42C12 34 18 27 27 24Z"
        fill="currentColor"
      />
      <circle cx="23" cy="40" r="3" fill="var(--cut)" />
      <circle cx="41" cy="40" r="3" fill="var(--cut)" />
      <path d="M28.5 46.5h7l-3.5 4Z" fill="var(--cut)" />
    </>
  ),
  bird: (
    <>
      <path
        d="M8 30C8 16 18 8 29 8C42 8 48 18 49 28C52 40 58 44 61 56Q50 58 44 54C40 58 34 60 28 60V54C18 52 14 44 14 36L3 33Q4 29 8 30Z"
        fill="currentColor"
      />
      <circle cx="22" cy="24" r="3.2" fill="var(--cut)" />
      <path d="M30 36q8 8 16 4" fill="none" stroke="var(--cut)" strokeWidth="3" />
    </>
  ),
  reptile: (
    <>
      <path
        d="M22 22C28 13 44 12 52 22Q58 30 59 44L62 47Q62 50 58 50H55L57 57H47L45 51H30L28 57H18L20 49C10 52 2 47 2 39S10 29 18 32Q19 27 22 22Z"
        fill="currentColor"
      />
      <circle cx="11" cy="38" r="2.6" fill="var(--cut)" />
      <path d="M30 24l-4 10 5 10M45 24l5 10-5 10M31 34h14" fill="none" stroke="var(--cut)" strokeWidth="2.4" />
    </>
  ),
  'small-mammal': (
    <>
      <circle cx="13" cy="19" r="10" fill="currentColor" />
      <circle cx="51" cy="19" r="10" fill="currentColor" />
      <circle cx="13" cy="19" r="4.6" fill="var(--cut)" />
      <circle cx="51" cy="19" r="4.6" fill="var(--cut)" />
      <path d="M4 43C4 24 16 14 32 14S60 24 60 43C60 55 48 60 32 60S4 55 4 43Z" fill="currentColor" />
      <circle cx="22" cy="34" r="3.2" fill="var(--cut)" />
      <circle cx="42" cy="34" r="3.2" fill="var(--cut)" />
      <path d="M28.5 41h7l-3.5 3.6Z" fill="var(--cut)" />
      <path d="M28.5 48h7v6.5h-7Z" fill="var(--cut)" />
      <path d="M32 48v6.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
};
