import { useSession } from '@veto/shared-data/core';
import { InLanguage } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { Routes, useLocation } from 'react-router-dom';
import { routesOf, withPolish } from './with-polish.tsx';

const Dashboard = withPolish(
  () => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'),
  async () => (await import(/* webpackChunkName: "vet-dashboard-pl" */ './dashboard/dashboard-page.pl.ts')).ready,
);
const Appointments = withPolish(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
  () => import(/* webpackChunkName: "vet-appointments-pl" */ './visits/appointments-page.pl.ts'),
);
const Visit = withPolish(
  () => import(/* webpackChunkName: "vet-visit" */ './visits/visit-page.tsx'),
  () => import(/* webpackChunkName: "vet-visit-pl" */ './visits/visit-page.pl.ts'),
);
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
const Calendar = withPolish(
  () => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'),
  () => import(/* webpackChunkName: "calendar-pl" */ './calendar/calendar-page.pl.ts'),
);
const VetDetails = withPolish(
  () => import(/* webpackChunkName: "vet-details" */ './profile/profile-completion-page.tsx'),
  () => import(/* webpackChunkName: "vet-details-pl" */ './profile/profile-completion-page.pl.ts'),
);
const UndoCompletion = lazy(() => import(/* webpackChunkName: "undo-completion" */ './visits/undo-completion.tsx'));
const PolishUndoCompletion = lazy(async () => {
  const [bar] = await Promise.all([
    import(/* webpackChunkName: "undo-completion" */ './visits/undo-completion.tsx'),
    import(/* webpackChunkName: "undo-completion-pl" */ './visits/undo-completion.pl.ts'),
  ]);
  return bar;
});

/** The veterinarian's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  const { state } = useSession();
  const isPolish = useLocation().pathname.startsWith('/pl/');
  return (
    <>
      <Routes>
        {routesOf('/dashboard', Dashboard, 'page')}
        {routesOf('/appointments', Appointments, 'list')}
        {routesOf('/appointments/:id', Visit, 'page')}
        {routesOf('/for-vets', ForVets, 'hero')}
        {routesOf('/for-vets/start', Onboarding, 'form')}
        {routesOf('/for-vets/manage', Manage, 'page')}
        {routesOf('/for-vets/calendar', Calendar, 'list')}
        {routesOf('/vet-details', VetDetails, 'form')}
      </Routes>
      {state === 'veterinarian' && (
        <Suspense>
          {isPolish ? (
            <InLanguage of="pl">
              <PolishUndoCompletion />
            </InLanguage>
          ) : (
            <UndoCompletion />
          )}
        </Suspense>
      )}
    </>
  );
}
