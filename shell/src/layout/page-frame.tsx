import { Box } from '@veto/shared-ui/box';
import { SkipNavLink } from '@veto/shared-ui/skip-nav';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../site/arrival.ts';
import { Header, type HeaderProps } from './header.tsx';
import { HEADER_HEIGHT } from './header-height.ts';
import { OfflineNote } from './offline-note.tsx';

/** The header, and below it the place of the page. */
export function PageFrame({ children, ...header }: HeaderProps & { children: ReactNode }) {
  const say = useSay();
  return (
    <>
      {/* Chakra leaves the link below a sticky header. */}
      <SkipNavLink id={MAIN_ID} zIndex="skipNav">
        {say('Skip to content')}
      </SkipNavLink>
      <Header {...header} />
      <OfflineNote />
      <Box
        as="main"
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        // Even while the page is on its way, the footer starts below the fold and stays there.
        minH={{ base: `calc(100dvh - ${HEADER_HEIGHT.base})`, lg: `calc(100dvh - ${HEADER_HEIGHT.lg})` }}
      >
        {children}
      </Box>
    </>
  );
}
