import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const PAGES = {
  '/vets': lazy(() => import('list/page')),
  '/profile': lazy(() => import('profile/page')),
};
const Page = PAGES[location.pathname];

createRoot(document.getElementById('root')).render(
  <Suspense fallback={null}>
    <Page />
  </Suspense>,
);
