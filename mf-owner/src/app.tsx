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
const PetPage = lazyPage(() => import(/* webpackChunkName: "pet" */ './pets/pet-page.tsx'));
const PetPassportPage = lazyPage(
  () => import(/* webpackChunkName: "pet-passport" */ './passport/pet-passport-page.tsx'),
);
const PublicPassportPage = lazyPage(
  () => import(/* webpackChunkName: "public-passport" */ './passport/public-passport-page.tsx'),
);
const HouseholdPage = lazyPage(() => import(/* webpackChunkName: "household" */ './household/household-page.tsx'));
const JoinPage = lazyPage(() => import(/* webpackChunkName: "household-join" */ './household/join-page.tsx'));
const AppointmentsPage = lazyPage(
  () => import(/* webpackChunkName: "appointments" */ './appointments/appointments-page.tsx'),
);
const AppointmentPage = lazyPage(
  () => import(/* webpackChunkName: "appointment" */ './appointments/appointment-page.tsx'),
);
const NewAppointmentPage = lazyPage(
  () => import(/* webpackChunkName: "new-appointment" */ './booking/new-appointment-page.tsx'),
);
const GuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit" */ './guest-visit/guest-visit-page.tsx'),
);
const PolishGuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit-pl" */ './guest-visit/polish-guest-visit-page.tsx'),
);
const MessagesPage = lazyPage(() => import(/* webpackChunkName: "messages" */ './messages/messages-page.tsx'));
const AccountPage = lazyPage(() => import(/* webpackChunkName: "account" */ './account/account-page.tsx'));
const DashboardPage = lazyPage(() => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'));

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
      <Route path="/pets/:id" element={<LazyPage of={PetPage} skeleton="profile" />} />
      <Route path="/pets/:id/passport" element={<LazyPage of={PetPassportPage} skeleton="page" />} />
      <Route path="/passport" element={<LazyPage of={PublicPassportPage} skeleton="page" />} />
      <Route path="/household" element={<LazyPage of={HouseholdPage} skeleton="list" />} />
      <Route path="/household/join" element={<LazyPage of={JoinPage} skeleton="form" />} />
      <Route path="/appointments/new" element={<LazyPage of={NewAppointmentPage} skeleton="list" />} />
      <Route path="/appointments" element={<LazyPage of={AppointmentsPage} skeleton="list" />} />
      <Route path="/appointments/:id" element={<LazyPage of={AppointmentPage} skeleton="page" />} />
      <Route path="/guest-visit" element={<LazyPage of={GuestVisitPage} skeleton="page" />} />
      <Route path="/pl/guest-visit" element={<LazyPage of={PolishGuestVisitPage} skeleton="page" />} />
      <Route path="/messages/:person?" element={<LazyPage of={MessagesPage} skeleton="page" />} />
      <Route path="/account" element={<LazyPage of={AccountPage} skeleton="form" />} />
      <Route path="/dashboard" element={<LazyPage of={DashboardPage} skeleton="page" />} />
    </Routes>
  );
}
