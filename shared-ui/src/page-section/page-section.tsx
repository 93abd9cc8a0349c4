import { Container, type ContainerProps } from '@chakra-ui/react/container';

export type PageSectionProps = ContainerProps;

const ROOM = { base: '5', md: '8' } as const;

/** A part of a page: the site's width and side margins, and the rhythm between its children. */
export function PageSection({ py = ROOM, pt = py, pb = py, ...rest }: PageSectionProps) {
  return (
    <Container
      maxW="7xl"
      px={{ base: '4', md: '6', lg: '10' }}
      pt={pt}
      pb={pb}
      display="flex"
      flexDirection="column"
      gap={{ base: '6', md: '8' }}
      {...rest}
    />
  );
}
