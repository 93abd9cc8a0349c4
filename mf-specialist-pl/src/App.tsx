import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { MapSearchSkeleton } from './pages/MapSearchSkeleton.tsx';
import { SpecialistSkeleton } from './pages/SpecialistSkeleton.tsx';

const MapSearchPage = lazy(() => import(/* webpackChunkName: "map-search" */ './pages/MapSearchPage.tsx'));
const SpecialistPage = lazy(() => import(/* webpackChunkName: "specialist" */ './pages/SpecialistPage.tsx'));

export function App() {
  return (
    <Switch>
      <Route path="/map-search">
        <Suspense fallback={<MapSearchSkeleton />}>
          <MapSearchPage />
        </Suspense>
      </Route>
      <Route path="/specialist/:id">
        <Suspense fallback={<SpecialistSkeleton />}>
          <SpecialistPage />
        </Suspense>
      </Route>
    </Switch>
  );
}
