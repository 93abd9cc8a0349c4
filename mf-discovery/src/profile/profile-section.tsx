import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, type Ref, useId } from 'react';

interface ProfileSectionProps {
  heading: string;
  /** It floats over the page: what it is for can be done here. */
  floating?: boolean;
  /** The heading can then be given the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** By which links lead to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of the profile with its heading. */
export function ProfileSection({ heading, floating = false, headingRef, anchor, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      {...(anchor && { id: anchor, scrollMarginTop: '6rem' })}
      {...(floating && {
        bg: 'surface',
        rounded: '1.5rem',
        shadow: { base: 'none', lg: 'float' },
        p: { base: '4.5', md: '6' },
        _highContrast: { outline: '1px solid CanvasText' },
      })}
    >
      <Heading
        as="h2"
        id={id}
        textStyle="h3"
        fontSize={floating ? undefined : { base: '24px', md: '28px' }}
        mb="3.5"
        {...(headingRef && { ref: headingRef, tabIndex: -1, outline: 'none', scrollMarginTop: '6rem' })}
      >
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
