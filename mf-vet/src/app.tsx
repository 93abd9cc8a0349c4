import { useSession } from '@veto/shared-data/core';
import { lazyPages, placesOf } from '@veto/shared-ui/page-skeleton';
import { InLanguage } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

const Dashboard = lazyPages(
  () => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'),
  () => import(/* webpackChunkName: "vet-dashboard-pl" */ './dashboard/dashboard-page.pl.ts'),
);
const Appointments = lazyPages(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
  () => import(/* webpackChunkName: "vet-appointments-pl" */ './visits/appointments-page.pl.ts'),
);
const Visit = lazyPages(
  () => import(/* webpackChunkName: "vet-visit" */ './visits/visit-page.tsx'),
  () => import(/* webpackChunkName: "vet-visit-pl" */ './visits/visit-page.pl.ts'),
);
const ForVets = lazyPages(
  () => import(/* webpackChunkName: "for-vets" */ './for-vets/for-vets-page.tsx'),
  () => import(/* webpackChunkName: "for-vets-pl" */ './for-vets/for-vets-page.pl.ts'),
);
const Manage = lazyPages(
  () => import(/* webpackChunkName: "manage" */ './for-vets/manage-page.tsx'),
  () => import(/* webpackChunkName: "manage-pl" */ './for-vets/manage-page.pl.ts'),
);
const Onboarding = lazyPages(
  () => import(/* webpackChunkName: "onboarding" */ './onboarding/onboarding-page.tsx'),
  () => import(/* webpackChunkName: "onboarding-pl" */ './onboarding/onboarding-page.pl.ts'),
);
const Calendar = lazyPages(
  () => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'),
  () => import(/* webpackChunkName: "calendar-pl" */ './calendar/calendar-page.pl.ts'),
);
const VetDetails = lazyPages(
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

const toRoute = (place: ReturnType<typeof placesOf>[number]) => <Route key={place.path} {...place} />;

/** The veterinarian's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  const { state } = useSession();
  const isPolish = useLocation().pathname.startsWith('/pl/');
  return (
    <>
      <Routes>
        {placesOf('/dashboard', Dashboard, 'page').map(toRoute)}
        {placesOf('/appointments', Appointments, 'list').map(toRoute)}
        {placesOf('/appointments/:id', Visit, 'page').map(toRoute)}
        {placesOf('/for-vets', ForVets, 'hero').map(toRoute)}
        {placesOf('/for-vets/start', Onboarding, 'form').map(toRoute)}
        {placesOf('/for-vets/manage', Manage, 'page').map(toRoute)}
        {placesOf('/for-vets/calendar', Calendar, 'list').map(toRoute)}
        {placesOf('/vet-details', VetDetails, 'form').map(toRoute)}
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
