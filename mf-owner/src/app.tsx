import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { InLanguage } from '@veto/slice-kit';
import type { ComponentProps, ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

/** A page, and the same in Polish: its chunk, and beside it a chunk of the catalogue alone. */
const inBoth = (page: () => Promise<{ default: ComponentType }>, words: () => Promise<unknown>) => ({
  inEnglish: lazyPage(page),
  inPolish: lazyPage(async () => (await Promise.all([page(), words()]))[0]),
});

const Pets = inBoth(
  () => import(/* webpackChunkName: "pets" */ './pets/pets-page.tsx'),
  () => import(/* webpackChunkName: "pets-pl" */ './pets/pets-page.pl.ts'),
);
const Pet = inBoth(
  () => import(/* webpackChunkName: "pet" */ './pets/pet-page.tsx'),
  () => import(/* webpackChunkName: "pet-pl" */ './pets/pet-page.pl.ts'),
);
const PetPassport = inBoth(
  () => import(/* webpackChunkName: "pet-passport" */ './passport/pet-passport-page.tsx'),
  () => import(/* webpackChunkName: "pet-passport-pl" */ './passport/pet-passport-page.pl.ts'),
);
const PublicPassport = inBoth(
  () => import(/* webpackChunkName: "public-passport" */ './passport/public-passport-page.tsx'),
  () => import(/* webpackChunkName: "public-passport-pl" */ './passport/public-passport-page.pl.ts'),
);
const Household = inBoth(
  () => import(/* webpackChunkName: "household" */ './household/household-page.tsx'),
  () => import(/* webpackChunkName: "household-pl" */ './household/household-page.pl.ts'),
);
const Join = inBoth(
  () => import(/* webpackChunkName: "household-join" */ './household/join-page.tsx'),
  () => import(/* webpackChunkName: "household-join-pl" */ './household/join-page.pl.ts'),
);
const Appointments = inBoth(
  () => import(/* webpackChunkName: "appointments" */ './appointments/appointments-page.tsx'),
  () => import(/* webpackChunkName: "appointments-pl" */ './appointments/appointments-page.pl.ts'),
);
const Appointment = inBoth(
  () => import(/* webpackChunkName: "appointment" */ './appointments/appointment-page.tsx'),
  () => import(/* webpackChunkName: "appointment-pl" */ './appointments/appointment-page.pl.ts'),
);
const NewAppointment = inBoth(
  () => import(/* webpackChunkName: "new-appointment" */ './booking/new-appointment-page.tsx'),
  () => import(/* webpackChunkName: "new-appointment-pl" */ './booking/new-appointment-page.pl.ts'),
);
const GuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit" */ './guest-visit/guest-visit-page.tsx'),
);
const PolishGuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit-pl" */ './guest-visit/polish-guest-visit-page.tsx'),
);
const Messages = inBoth(
  () => import(/* webpackChunkName: "messages" */ './messages/messages-page.tsx'),
  () => import(/* webpackChunkName: "messages-pl" */ './messages/messages-page.pl.ts'),
);
const Account = inBoth(
  () => import(/* webpackChunkName: "account" */ './account/account-page.tsx'),
  () => import(/* webpackChunkName: "account-pl" */ './account/account-page.pl.ts'),
);
const Dashboard = inBoth(
  () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
  () => import(/* webpackChunkName: "dashboard-pl" */ './dashboard/dashboard-page.pl.ts'),
);

/** The page's two routes: at its address, and at '/pl' before it. */
const routesOf = (
  path: string,
  page: ReturnType<typeof inBoth>,
  skeleton: ComponentProps<typeof LazyPage>['skeleton'],
) => (
  <>
    <Route path={path} element={<LazyPage of={page.inEnglish} skeleton={skeleton} />} />
    <Route
      path={`/pl${path}`}
      element={
        <InLanguage of="pl">
          <LazyPage of={page.inPolish} skeleton={skeleton} />
        </InLanguage>
      }
    />
  </>
);

/** The owner's side of the site, and what owners and veterinarians share: messages, the account. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      {routesOf('/pets', Pets, 'cards')}
      {routesOf('/pets/:id', Pet, 'profile')}
      {routesOf('/pets/:id/passport', PetPassport, 'page')}
      {routesOf('/passport', PublicPassport, 'page')}
      {routesOf('/household', Household, 'list')}
      {routesOf('/household/join', Join, 'form')}
      {routesOf('/appointments/new', NewAppointment, 'list')}
      {routesOf('/appointments', Appointments, 'list')}
      {routesOf('/appointments/:id', Appointment, 'page')}
      <Route path="/guest-visit" element={<LazyPage of={GuestVisitPage} skeleton="page" />} />
      <Route path="/pl/guest-visit" element={<LazyPage of={PolishGuestVisitPage} skeleton="page" />} />
      {routesOf('/messages/:person?', Messages, 'page')}
      {routesOf('/account', Account, 'form')}
      {routesOf('/dashboard', Dashboard, 'page')}
    </Routes>
  );
}
