import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { MotifFrame } from './motif-frame.tsx';

export const SIREN = (
  <>
    <path d="M16 46V32a16 16 0 0 1 32 0V46Z" fill="#b3261e" />
    <path d="M12 46h40q4 0 4 4v5H8v-5q0-4 4-4Z" fill="#8c6f9a" />
    <path d="M24 40V33q1-6 6-7" fill="none" stroke="#fff" strokeWidth="3" opacity=".7" />
    <path d="M32 4v6M10 12l5 5M54 12l-5 5" fill="none" stroke="#f2a33c" strokeWidth="3.6" />
  </>
);

type SirenProps = HTMLChakraProps<'svg'>;

/** `Motif`'s siren for a callout, without the drawings that a page does not need. */
export const Siren = (props: SirenProps) => <MotifFrame {...props}>{SIREN}</MotifFrame>;
