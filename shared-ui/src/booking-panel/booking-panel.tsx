import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton, type SkeletonProps } from '@chakra-ui/react/skeleton';
import { type ReactNode, type Ref, useId } from 'react';

export interface BookingPanelProps {
  heading: string;
  /** The heading can then be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** By which links lead to it. */
  anchor?: string;
  children: ReactNode;
}

const BELOW_HEADER = { scrollMarginTop: '1rem' };

/** Where a vet's page is booked on: it floats over the page, from tablets up. */
export function BookingPanel({ heading, headingRef, anchor, children }: BookingPanelProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="surface"
      rounded="1.5rem"
      shadow={{ base: 'none', lg: 'float' }}
      p={{ base: '4.5', md: '6' }}
      _highContrast={{ outline: '1px solid CanvasText' }}
      {...(anchor && { id: anchor, ...BELOW_HEADER })}
    >
      <Heading
        as="h2"
        id={id}
        textStyle="h3"
        mb="3.5"
        {...(headingRef && { ref: headingRef, tabIndex: -1, outline: 'none', ...BELOW_HEADER })}
      >
        {heading}
      </Heading>
      {children}
    </Box>
  );
}

interface BookingPanelSkeletonProps {
  heading: string;
  /** The height of what is on its way. */
  h?: SkeletonProps['h'];
}

/** In its place while it is on its way. */
export function BookingPanelSkeleton({ heading, h }: BookingPanelSkeletonProps) {
  return (
    <BookingPanel heading={heading}>
      <Skeleton h={h} rounded="control" />
    </BookingPanel>
  );
}
