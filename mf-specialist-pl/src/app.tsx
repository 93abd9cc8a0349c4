import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';
import { MapSearchSkeleton } from './search/map-search-skeleton.tsx';
import { SpecialistSkeleton } from './specialist/specialist-skeleton.tsx';

const MapSearchPage = lazyPage(() => import(/* webpackChunkName: "map-search" */ './search/map-search-page.tsx'));
const SpecialistPage = lazyPage(() => import(/* webpackChunkName: "specialist" */ './specialist/specialist-page.tsx'));

export function App() {
  return (
    <Routes>
      <Route path="/map-search" element={<LazyPage of={MapSearchPage} skeleton={<MapSearchSkeleton />} />} />
      <Route path="/specialist/:id" element={<LazyPage of={SpecialistPage} skeleton={<SpecialistSkeleton />} />} />
    </Routes>
  );
}
