import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const PetsPage = lazy(() => import(/* webpackChunkName: "pets" */ './pets/pets-page.tsx'));
const PetPage = lazy(() => import(/* webpackChunkName: "pet" */ './pets/pet-page.tsx'));
const AppointmentsPage = lazy(
  () => import(/* webpackChunkName: "appointments" */ './appointments/appointments-page.tsx'),
);
const NewAppointmentPage = lazy(
  () => import(/* webpackChunkName: "new-appointment" */ './booking/new-appointment-page.tsx'),
);
const MessagesPage = lazy(() => import(/* webpackChunkName: "messages" */ './messages/messages-page.tsx'));
const DashboardPage = lazy(() => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'));

type SkeletonShape = ComponentProps<typeof PageSkeleton>['shape'];

/** A page behind the placeholder of its own shape, so that nothing jumps when the chunk arrives. */
function page(Page: ComponentType, shape: SkeletonShape): ReactNode {
  return (
    <Suspense fallback={<PageSkeleton shape={shape} />}>
      <Page />
    </Suspense>
  );
}

/** The owner's side of the site. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/pets" element={page(PetsPage, 'cards')} />
      <Route path="/pets/:id" element={page(PetPage, 'profile')} />
      <Route path="/appointments/new" element={page(NewAppointmentPage, 'form')} />
      <Route path="/appointments" element={page(AppointmentsPage, 'list')} />
      <Route path="/messages" element={page(MessagesPage, 'page')} />
      <Route path="/dashboard" element={page(DashboardPage, 'page')} />
    </Routes>
  );
}
