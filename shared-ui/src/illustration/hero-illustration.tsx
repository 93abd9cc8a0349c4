import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { HeroDrawing } from './drawings/hero.tsx';

/** The home page's picture, part of the page's own code: it is there with the first paint. */
export function HeroIllustration(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 560 440" aria-hidden w="560px" maxW="100%" h="auto" {...props}>
      <HeroDrawing />
    </chakra.svg>
  );
}
