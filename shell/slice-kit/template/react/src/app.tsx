import { lazyPages, placesOf } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

const SamplePages = lazyPages(
  () => import(/* webpackChunkName: "sample" */ './sample/sample-page.tsx'),
  () => import(/* webpackChunkName: "sample-pl" */ './sample/sample-page.pl.ts'),
);

/** The routes of slice.json. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      {placesOf('/sample', SamplePages, 'page').map((place) => (
        <Route key={place.path} {...place} />
      ))}
    </Routes>
  );
}
