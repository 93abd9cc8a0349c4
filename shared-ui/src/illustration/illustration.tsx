import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export type IllustrationName =
  | 'hero'
  | 'no-results'
  | 'no-pets'
  | 'no-appointments'
  | 'no-messages'
  | 'not-found'
  | 'offline'
  | 'locked'
  | 'success';

export interface IllustrationProps extends HTMLChakraProps<'svg'> {
  name: IllustrationName;
}

/** A drawing made for this site. Decorative: the text beside it says everything. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  return (
    <chakra.svg viewBox="0 0 200 160" aria-hidden w="200px" maxW="100%" h="auto" data-illustration={name} {...rest}>
      <chakra.ellipse cx="100" cy="120" rx="80" ry="20" fill="brand.subtle" />
    </chakra.svg>
  );
}
