import { Heading, type HeadingProps } from '@chakra-ui/react/heading';

export type PageTitleProps = Omit<HeadingProps, 'as'>;

/** The page's only h1. It takes the focus after a navigation, so that a screen reader starts there. */
export function PageTitle(props: PageTitleProps) {
  return <Heading as="h1" tabIndex={-1} outline="none" textStyle="h1" overflowWrap="anywhere" {...props} />;
}
