import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { MapSearchSkeleton } from './search/map-search-skeleton.tsx';
import { SpecialistSkeleton } from './specialist/specialist-skeleton.tsx';

const MapSearchPage = lazy(() => import(/* webpackChunkName: "map-search" */ './search/map-search-page.tsx'));
const SpecialistPage = lazy(() => import(/* webpackChunkName: "specialist" */ './specialist/specialist-page.tsx'));

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
