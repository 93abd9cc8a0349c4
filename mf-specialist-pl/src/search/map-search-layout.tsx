import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import type { ReactNode } from 'react';
import { useTongue } from '../words/use-tongue.ts';

export interface MapSearchLayoutProps {
  form: ReactNode;
  children: ReactNode;
}

/** The same frame for the page and its placeholder, so that nothing moves when the list arrives. */
export function MapSearchLayout({ form, children }: MapSearchLayoutProps) {
  return (
    <PageSection minH="85vh">
      <PageHeader title={FRAMES[useTongue()].title} />
      {form}
      {children}
    </PageSection>
  );
}

export interface ListAndMapProps {
  /** What stays in view beside the list on a wide screen. */
  places: ReactNode;
  children: ReactNode;
}

/** What the page says before its own words are here. */
export const FRAMES = {
  pl: { title: 'Znajdź weterynarza w pobliżu', list: 'Lista weterynarzy', loading: 'Wczytywanie weterynarzy...' },
  uk: {
    title: 'Знайдіть ветеринара поблизу',
    list: 'Список ветеринарів',
    loading: 'Завантаження списку ветеринарів...',
  },
} as const;

/** The list beside the map, or above it on a phone. */
export function ListAndMap({ places, children }: ListAndMapProps) {
  return (
    <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap="8" alignItems="start">
      <Box
        minW="0"
        maxH={{ lg: 'calc(100vh - 230px)' }}
        overflowY={{ lg: 'auto' }}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={FRAMES[useTongue()].list}
      >
        {children}
      </Box>
      <Box
        position={{ lg: 'sticky' }}
        top={{ lg: '24' }}
        maxH={{ lg: 'calc(100vh - 230px)' }}
        overflowY={{ lg: 'auto' }}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {places}
      </Box>
    </Grid>
  );
}
