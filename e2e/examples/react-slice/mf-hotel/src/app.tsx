import { LazyPage } from '@veto/shared-ui/page-skeleton';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const HotelPage = lazy(() => import(/* webpackChunkName: "hotel" */ './hotel/hotel-page.tsx'));

/** The routes of slice.json. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/hotel" element={<LazyPage of={HotelPage} skeleton="page" />} />
    </Routes>
  );
}
