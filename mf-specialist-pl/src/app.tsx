import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { InLanguage } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';
import type { ComponentProps } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MapSearchSkeleton } from './search/map-search-skeleton.tsx';
import { SpecialistSkeleton } from './specialist/specialist-skeleton.tsx';

const MapSearchPage = lazyPage(() => import(/* webpackChunkName: "map-search" */ './search/map-search-page.tsx'));
const UkrainianMapSearchPage = lazyPage(
  () => import(/* webpackChunkName: "map-search-uk" */ './search/ukrainian-map-search-page.tsx'),
);
const SpecialistPage = lazyPage(() => import(/* webpackChunkName: "specialist" */ './specialist/specialist-page.tsx'));
const UkrainianSpecialistPage = lazyPage(
  () => import(/* webpackChunkName: "specialist-uk" */ './specialist/ukrainian-specialist-page.tsx'),
);

const shown = (language: Translated, props: ComponentProps<typeof LazyPage>) => (
  <InLanguage of={language}>
    <LazyPage {...props} />
  </InLanguage>
);
const MAP = { skeleton: <MapSearchSkeleton /> };
const VET = { skeleton: <SpecialistSkeleton /> };

export function App() {
  return (
    <Routes>
      <Route path="/map-search" element={shown('pl', { of: MapSearchPage, ...MAP })} />
      <Route path="/uk/map-search" element={shown('uk', { of: UkrainianMapSearchPage, ...MAP })} />
      <Route path="/specialist/:id" element={shown('pl', { of: SpecialistPage, ...VET })} />
      <Route path="/uk/specialist/:id" element={shown('uk', { of: UkrainianSpecialistPage, ...VET })} />
    </Routes>
  );
}
