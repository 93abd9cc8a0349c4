import { useSession } from '@veto/shared-data/core';
import { LazyPage } from '@veto/shared-ui/page-skeleton';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const DashboardPage = lazy(() => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'));
const AppointmentsPage = lazy(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
);
const VisitPage = lazy(() => import(/* webpackChunkName: "vet-visit" */ './visits/visit-page.tsx'));
const ForVetsPage = lazy(() => import(/* webpackChunkName: "for-vets" */ './for-vets/for-vets-page.tsx'));
const ManagePage = lazy(() => import(/* webpackChunkName: "manage" */ './for-vets/manage-page.tsx'));
const OnboardingPage = lazy(() => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-page.tsx'));
const CalendarPage = lazy(() => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'));
const ProfileCompletionPage = lazy(
  () => import(/* webpackChunkName: "vet-details" */ './profile/profile-completion-page.tsx'),
);
const UndoCompletion = lazy(() => import(/* webpackChunkName: "undo-completion" */ './visits/undo-completion.tsx'));

/** The veterinarian's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  const { state } = useSession();
  return (
    <>
      <Routes>
        <Route path="/dashboard" element={<LazyPage of={DashboardPage} skeleton="page" />} />
        <Route path="/appointments" element={<LazyPage of={AppointmentsPage} skeleton="list" />} />
        <Route path="/appointments/:id" element={<LazyPage of={VisitPage} skeleton="list" />} />
        <Route path="/for-vets" element={<LazyPage of={ForVetsPage} skeleton="hero" />} />
        <Route path="/for-vets/start" element={<LazyPage of={OnboardingPage} skeleton="form" />} />
        <Route path="/for-vets/manage" element={<LazyPage of={ManagePage} skeleton="form" />} />
        <Route path="/for-vets/calendar" element={<LazyPage of={CalendarPage} skeleton="list" />} />
        <Route path="/vet-details" element={<LazyPage of={ProfileCompletionPage} skeleton="form" />} />
      </Routes>
      {state === 'veterinarian' && (
        <Suspense>
          <UndoCompletion />
        </Suspense>
      )}
    </>
  );
}
