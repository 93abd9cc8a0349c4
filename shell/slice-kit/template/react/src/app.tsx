import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

const SamplePage = lazyPage(() => import(/* webpackChunkName: "sample" */ './sample/sample-page.tsx'));

/** The routes of slice.json. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/sample" element={<LazyPage of={SamplePage} skeleton="page" />} />
    </Routes>
  );
}
