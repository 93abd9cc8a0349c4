import { useSession } from '@veto/shared-data/core';
import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const DashboardPage = lazyPage(() => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'));
const AppointmentsPage = lazyPage(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
);
const VisitPage = lazyPage(() => import(/* webpackChunkName: "vet-visit" */ './visits/visit-page.tsx'));
const ForVetsPage = lazyPage(() => import(/* webpackChunkName: "for-vets" */ './for-vets/for-vets-page.tsx'));
const ManagePage = lazyPage(() => import(/* webpackChunkName: "manage" */ './for-vets/manage-page.tsx'));
const OnboardingPage = lazyPage(() => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-page.tsx'));
const CalendarPage = lazyPage(() => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'));
const ProfileCompletionPage = lazyPage(
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
        <Route path="/appointments/:id" element={<LazyPage of={VisitPage} skeleton="page" />} />
        <Route path="/for-vets" element={<LazyPage of={ForVetsPage} skeleton="hero" />} />
        <Route path="/for-vets/start" element={<LazyPage of={OnboardingPage} skeleton="form" />} />
        <Route path="/for-vets/manage" element={<LazyPage of={ManagePage} skeleton="page" />} />
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
