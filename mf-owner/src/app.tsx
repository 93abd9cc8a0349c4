import { LazyPage, lazyPage, lazyPages, placesOf } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

const Pets = lazyPages(
  () => import(/* webpackChunkName: "pets" */ './pets/pets-page.tsx'),
  () => import(/* webpackChunkName: "pets-pl" */ './pets/pets-page.pl.ts'),
);
const Pet = lazyPages(
  () => import(/* webpackChunkName: "pet" */ './pets/pet-page.tsx'),
  () => import(/* webpackChunkName: "pet-pl" */ './pets/pet-page.pl.ts'),
);
const PetPassport = lazyPages(
  () => import(/* webpackChunkName: "pet-passport" */ './passport/pet-passport-page.tsx'),
  () => import(/* webpackChunkName: "pet-passport-pl" */ './passport/pet-passport-page.pl.ts'),
);
const PublicPassport = lazyPages(
  () => import(/* webpackChunkName: "public-passport" */ './passport/public-passport-page.tsx'),
  () => import(/* webpackChunkName: "public-passport-pl" */ './passport/public-passport-page.pl.ts'),
);
const Household = lazyPages(
  () => import(/* webpackChunkName: "household" */ './household/household-page.tsx'),
  () => import(/* webpackChunkName: "household-pl" */ './household/household-page.pl.ts'),
);
const Join = lazyPages(
  () => import(/* webpackChunkName: "household-join" */ './household/join-page.tsx'),
  () => import(/* webpackChunkName: "household-join-pl" */ './household/join-page.pl.ts'),
  () => import(/* webpackChunkName: "household-join-uk" */ './household/join-page.uk.ts'),
);
const Appointments = lazyPages(
  () => import(/* webpackChunkName: "appointments" */ './appointments/appointments-page.tsx'),
  () => import(/* webpackChunkName: "appointments-pl" */ './appointments/appointments-page.pl.ts'),
);
const Appointment = lazyPages(
  () => import(/* webpackChunkName: "appointment" */ './appointments/appointment-page.tsx'),
  () => import(/* webpackChunkName: "appointment-pl" */ './appointments/appointment-page.pl.ts'),
);
const NewAppointment = lazyPages(
  () => import(/* webpackChunkName: "new-appointment" */ './booking/new-appointment-page.tsx'),
  () => import(/* webpackChunkName: "new-appointment-pl" */ './booking/new-appointment-page.pl.ts'),
);
const GuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit" */ './guest-visit/guest-visit-page.tsx'),
);
const PolishGuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit-pl" */ './guest-visit/polish-guest-visit-page.tsx'),
);
const UkrainianGuestVisitPage = lazyPage(
  () => import(/* webpackChunkName: "guest-visit-uk" */ './guest-visit/ukrainian-guest-visit-page.tsx'),
);
const Messages = lazyPages(
  () => import(/* webpackChunkName: "messages" */ './messages/messages-page.tsx'),
  () => import(/* webpackChunkName: "messages-pl" */ './messages/messages-page.pl.ts'),
);
const Account = lazyPages(
  () => import(/* webpackChunkName: "account" */ './account/account-page.tsx'),
  () => import(/* webpackChunkName: "account-pl" */ './account/account-page.pl.ts'),
);
const Dashboard = lazyPages(
  () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
  () => import(/* webpackChunkName: "dashboard-pl" */ './dashboard/dashboard-page.pl.ts'),
);

const toRoute = (place: ReturnType<typeof placesOf>[number]) => <Route key={place.path} {...place} />;

/** The owner's side of the site, and what owners and veterinarians share: messages, the account. No catch-all: on the way out of the slice the router renders once more. */
export function App() {
  return (
    <Routes>
      {placesOf('/pets', Pets, 'cards').map(toRoute)}
      {placesOf('/pets/:id', Pet, 'profile').map(toRoute)}
      {placesOf('/pets/:id/passport', PetPassport, 'page').map(toRoute)}
      {placesOf('/passport', PublicPassport, 'page').map(toRoute)}
      {placesOf('/household', Household, 'list').map(toRoute)}
      {placesOf('/household/join', Join, 'form').map(toRoute)}
      {placesOf('/appointments/new', NewAppointment, 'list').map(toRoute)}
      {placesOf('/appointments', Appointments, 'list').map(toRoute)}
      {placesOf('/appointments/:id', Appointment, 'page').map(toRoute)}
      <Route path="/guest-visit" element={<LazyPage of={GuestVisitPage} skeleton="page" />} />
      <Route path="/pl/guest-visit" element={<LazyPage of={PolishGuestVisitPage} skeleton="page" />} />
      <Route path="/uk/guest-visit" element={<LazyPage of={UkrainianGuestVisitPage} skeleton="page" />} />
      {placesOf('/messages/:person?', Messages, 'page').map(toRoute)}
      {placesOf('/account', Account, 'form').map(toRoute)}
      {placesOf('/dashboard', Dashboard, 'page').map(toRoute)}
    </Routes>
  );
}
