import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { MotifFrame } from './motif-frame.tsx';
import { PAW } from './paw.tsx';

export const WAYS = {
  paw: PAW,
  bowl: (
    <>
      <path d="M6 34H58L52 54Q51 57 48 57H16Q13 57 12 54Z" fill="#7a55c7" />
      <path d="M12 34Q16 20 24 26Q30 14 38 24Q48 18 52 34Z" fill="#c98449" />
    </>
  ),
  heart: (
    <>
      <path d="M32 56C12 42 6 33 6 23a13 13 0 0 1 26-5 13 13 0 0 1 26 5c0 10-6 19-26 33Z" fill="#c0647f" />
      <path d="M10 32h12l4-9 7 18 5-9h16" fill="none" stroke="#fff" strokeWidth="3.2" />
    </>
  ),
  lens: (
    <>
      <path d="M42 42L56 58" fill="none" stroke="#84532f" strokeWidth="6.5" />
      <circle cx="27" cy="27" r="18" fill="rgba(255,255,255,.55)" stroke="#7a55c7" strokeWidth="4" />
      <path d="M17 24q3-7 9-8" fill="none" stroke="#fff" strokeWidth="3" />
    </>
  ),
  sun: (
    <>
      <circle cx="32" cy="32" r="15" fill="#f4c04f" />
      <path
        d="M32 5v7M32 52v7M5 32h7M52 32h7M13 13l5 5M46 46l5 5M51 13l-5 5M18 46l-5 5"
        fill="none"
        stroke="#f4c04f"
        strokeWidth="3.6"
      />
    </>
  ),
};

export interface WayMotifProps extends HTMLChakraProps<'svg'> {
  name: keyof typeof WAYS;
}

/** `Motif` for the ways that lead on from a page, without the drawings that such a page does not need. */
export const WayMotif = ({ name, ...rest }: WayMotifProps) => <MotifFrame {...rest}>{WAYS[name]}</MotifFrame>;
