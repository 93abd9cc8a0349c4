import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const DashboardPage = lazy(() => import(/* webpackChunkName: "vet-dashboard" */ './dashboard/dashboard-page.tsx'));
const AppointmentsPage = lazy(
  () => import(/* webpackChunkName: "vet-appointments" */ './visits/appointments-page.tsx'),
);
const ForVetsPage = lazy(() => import(/* webpackChunkName: "for-vets" */ './for-vets/for-vets-page.tsx'));
const ManagePage = lazy(() => import(/* webpackChunkName: "manage" */ './for-vets/manage-page.tsx'));
const CalendarPage = lazy(() => import(/* webpackChunkName: "calendar" */ './calendar/calendar-page.tsx'));
const ProfileCompletionPage = lazy(
  () => import(/* webpackChunkName: "vet-details" */ './profile/profile-completion-page.tsx'),
);

type SkeletonShape = ComponentProps<typeof PageSkeleton>['shape'];

/** A page behind the placeholder of its own shape, so that nothing jumps when the chunk arrives. */
function page(Page: ComponentType, shape: SkeletonShape): ReactNode {
  return (
    <Suspense fallback={<PageSkeleton shape={shape} />}>
      <Page />
    </Suspense>
  );
}

/** The veterinarian's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/dashboard" element={page(DashboardPage, 'page')} />
      <Route path="/appointments" element={page(AppointmentsPage, 'list')} />
      <Route path="/for-vets" element={page(ForVetsPage, 'hero')} />
      <Route path="/for-vets/manage" element={page(ManagePage, 'form')} />
      <Route path="/for-vets/calendar" element={page(CalendarPage, 'list')} />
      <Route path="/vet-details" element={page(ProfileCompletionPage, 'form')} />
    </Routes>
  );
}
