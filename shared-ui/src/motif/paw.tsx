import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { MotifFrame } from './motif-frame.tsx';

export const PAW = (
  <>
    <path d="M32 30c9 0 17 9 17 17 0 6-5 8-9 7-5-1.5-11-1.5-16 0-4 1-9-1-9-7 0-8 8-17 17-17Z" fill="#ec9a62" />
    <circle cx="13" cy="29" r="6" fill="#ec9a62" />
    <circle cx="25" cy="17" r="6.6" fill="#ec9a62" />
    <circle cx="39" cy="17" r="6.6" fill="#ec9a62" />
    <circle cx="51" cy="29" r="6" fill="#ec9a62" />
  </>
);

type PawProps = HTMLChakraProps<'svg'>;

/** `Motif`'s paw for an animal that is no species of ours, without the drawings that a page does not need. */
export const Paw = (props: PawProps) => <MotifFrame {...props}>{PAW}</MotifFrame>;
