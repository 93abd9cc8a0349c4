import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';

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
    <Switch>
      <Route path="/pets">{page(PetsPage, 'cards')}</Route>
      <Route path="/pets/:id">{page(PetPage, 'profile')}</Route>
      <Route path="/appointments/new">{page(NewAppointmentPage, 'form')}</Route>
      <Route path="/appointments">{page(AppointmentsPage, 'list')}</Route>
      <Route path="/messages">{page(MessagesPage, 'page')}</Route>
      <Route path="/dashboard">{page(DashboardPage, 'page')}</Route>
    </Switch>
  );
}
