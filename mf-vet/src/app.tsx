import { useSession } from '@veto/shared-data/core';
import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routesOf, withPolish } from './with-polish.tsx';

const Dashboard = withPolish(
  () => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'),
  () => import(/* webpackChunkName: "vet-dashboard-pl" */ './dashboard/dashboard-page.pl.ts'),
);
const AppointmentsPage = lazyPage(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
);
const VisitPage = lazyPage(() => import(/* webpackChunkName: "vet-visit" */ './visits/visit-page.tsx'));
const ForVets = withPolish(
  () => import(/* webpackChunkName: "for-vets" */ './for-vets/for-vets-page.tsx'),
  () => import(/* webpackChunkName: "for-vets-pl" */ './for-vets/for-vets-page.pl.ts'),
);
const Manage = withPolish(
  () => import(/* webpackChunkName: "manage" */ './for-vets/manage-page.tsx'),
  () => import(/* webpackChunkName: "manage-pl" */ './for-vets/manage-page.pl.ts'),
);
const Onboarding = withPolish(
  () => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-page.tsx'),
  () => import(/* webpackChunkName: "onboarding-pl" */ './onboarding/onboarding-page.pl.ts'),
);
const CalendarPage = lazyPage(() => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'));
const VetDetails = withPolish(
  () => import(/* webpackChunkName: "vet-details" */ './profile/profile-completion-page.tsx'),
  () => import(/* webpackChunkName: "vet-details-pl" */ './profile/profile-completion-page.pl.ts'),
);
const UndoCompletion = lazy(() => import(/* webpackChunkName: "undo-completion" */ './visits/undo-completion.tsx'));

/** The veterinarian's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  const { state } = useSession();
  return (
    <>
      <Routes>
        {routesOf('/dashboard', Dashboard, 'page')}
        <Route path="/appointments" element={<LazyPage of={AppointmentsPage} skeleton="list" />} />
        <Route path="/appointments/:id" element={<LazyPage of={VisitPage} skeleton="page" />} />
        {routesOf('/for-vets', ForVets, 'hero')}
        {routesOf('/for-vets/start', Onboarding, 'form')}
        {routesOf('/for-vets/manage', Manage, 'page')}
        <Route path="/for-vets/calendar" element={<LazyPage of={CalendarPage} skeleton="list" />} />
        {routesOf('/vet-details', VetDetails, 'form')}
      </Routes>
      {state === 'veterinarian' && (
        <Suspense>
          <UndoCompletion />
        </Suspense>
      )}
    </>
  );
}
