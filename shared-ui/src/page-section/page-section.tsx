import { Container, type ContainerProps } from '@chakra-ui/react/container';

export type PageSectionProps = ContainerProps;

/** A band of a page: the site's width and side margins, and the rhythm between its children. */
export function PageSection(props: PageSectionProps) {
  return (
    <Container
      maxW="7xl"
      px={{ base: '4', md: '6', lg: '10' }}
      py={{ base: '5', md: '8' }}
      display="flex"
      flexDirection="column"
      gap={{ base: '6', md: '8' }}
      {...props}
    />
  );
}
