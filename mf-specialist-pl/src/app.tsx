import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MapSearchSkeleton } from './search/map-search-skeleton.tsx';
import { SpecialistSkeleton } from './specialist/specialist-skeleton.tsx';

const MapSearchPage = lazy(() => import(/* webpackChunkName: "map-search" */ './search/map-search-page.tsx'));
const SpecialistPage = lazy(() => import(/* webpackChunkName: "specialist" */ './specialist/specialist-page.tsx'));

export function App() {
  return (
    <Routes>
      <Route
        path="/map-search"
        element={
          <Suspense fallback={<MapSearchSkeleton />}>
            <MapSearchPage />
          </Suspense>
        }
      />
      <Route
        path="/specialist/:id"
        element={
          <Suspense fallback={<SpecialistSkeleton />}>
            <SpecialistPage />
          </Suspense>
        }
      />
    </Routes>
  );
}
