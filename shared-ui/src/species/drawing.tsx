import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** The frame of a small drawing of 64 by 64, with round strokes. Decoration: what it means is written beside it. */
export function Drawing(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg
      viewBox="0 0 64 64"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      flexShrink="0"
      {...props}
    />
  );
}
