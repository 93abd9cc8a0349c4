import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

const HotelPage = lazyPage(() => import(/* webpackChunkName: "hotel" */ './hotel/hotel-page.tsx'));

/** The routes of slice.json. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/hotel" element={<LazyPage of={HotelPage} skeleton="page" />} />
    </Routes>
  );
}
