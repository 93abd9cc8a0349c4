import { nextTask } from '@veto/shared-ui/next-task';
import { LazyPage, lazyPage } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

const HomePage = lazyPage(() => import(/* webpackChunkName: "home" */ './home/home-page.tsx'));
const PolishHomePage = lazyPage(() => import(/* webpackChunkName: "home-pl" */ './home/polish-home-page.tsx'));
// One chunk, evaluated in two tasks, between which the browser answers.
const DoctorsPage = lazyPage(async () => {
  await import(/* webpackChunkName: "doctors" */ './directory/directory-results.tsx');
  await nextTask();
  return import(/* webpackChunkName: "doctors" */ './directory/doctors-page.tsx');
});
const VeterinariansPage = lazyPage(
  () => import(/* webpackChunkName: "veterinarians" */ './listing/veterinarians-page.tsx'),
);
const VeterinarianPage = lazyPage(
  () => import(/* webpackChunkName: "veterinarian" */ './profile/veterinarian-page.tsx'),
);
const ServicesPage = lazyPage(() => import(/* webpackChunkName: "services" */ './services/services-page.tsx'));
const HelpPage = lazyPage(() => import(/* webpackChunkName: "help" */ './help/help-page.tsx'));
const ContactPage = lazyPage(() => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'));
const PrivacyPage = lazyPage(() => import(/* webpackChunkName: "privacy" */ './legal/privacy-page.tsx'));
const TermsPage = lazyPage(() => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'));
const EmergencyPage = lazyPage(() => import(/* webpackChunkName: "emergency" */ './emergency/emergency-page.tsx'));
const PolishEmergencyPage = lazyPage(
  () => import(/* webpackChunkName: "emergency-pl" */ './emergency/polish-emergency-page.tsx'),
);
const UnsubscribePage = lazyPage(
  () => import(/* webpackChunkName: "unsubscribe" */ './unsubscribe/unsubscribe-page.tsx'),
);
const PolishServicesPage = lazyPage(
  () => import(/* webpackChunkName: "services-pl" */ './services/polish-services-page.tsx'),
);
const PolishHelpPage = lazyPage(() => import(/* webpackChunkName: "help-pl" */ './help/polish-help-page.tsx'));
const PolishContactPage = lazyPage(
  () => import(/* webpackChunkName: "contact-pl" */ './contact/polish-contact-page.tsx'),
);
const PolishPrivacyPage = lazyPage(
  () => import(/* webpackChunkName: "privacy-pl" */ './legal/polish-privacy-page.tsx'),
);
const PolishTermsPage = lazyPage(() => import(/* webpackChunkName: "terms-pl" */ './legal/polish-terms-page.tsx'));
const PolishUnsubscribePage = lazyPage(
  () => import(/* webpackChunkName: "unsubscribe-pl" */ './unsubscribe/polish-unsubscribe-page.tsx'),
);

/** The pages of the slice. A path of another slice renders nothing: while leaving, the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<LazyPage of={HomePage} skeleton="hero" />} />
      <Route path="/pl" element={<LazyPage of={PolishHomePage} skeleton="hero" />} />
      <Route path="/doctors" element={<LazyPage of={DoctorsPage} skeleton="split" />} />
      <Route path="/veterinarians" element={<LazyPage of={VeterinariansPage} skeleton="split" />} />
      <Route path="/veterinarian/:id?" element={<LazyPage of={VeterinarianPage} skeleton="profile" />} />
      <Route path="/services" element={<LazyPage of={ServicesPage} skeleton="page" />} />
      <Route path="/help" element={<LazyPage of={HelpPage} skeleton="article" />} />
      <Route path="/contact" element={<LazyPage of={ContactPage} skeleton="form" />} />
      <Route path="/privacy" element={<LazyPage of={PrivacyPage} skeleton="article" />} />
      <Route path="/terms" element={<LazyPage of={TermsPage} skeleton="article" />} />
      <Route path="/emergency" element={<LazyPage of={EmergencyPage} skeleton="article" />} />
      <Route path="/pl/emergency" element={<LazyPage of={PolishEmergencyPage} skeleton="article" />} />
      <Route path="/unsubscribe/:link" element={<LazyPage of={UnsubscribePage} skeleton="article" />} />
      <Route path="/pl/services" element={<LazyPage of={PolishServicesPage} skeleton="page" />} />
      <Route path="/pl/help" element={<LazyPage of={PolishHelpPage} skeleton="article" />} />
      <Route path="/pl/contact" element={<LazyPage of={PolishContactPage} skeleton="form" />} />
      <Route path="/pl/privacy" element={<LazyPage of={PolishPrivacyPage} skeleton="article" />} />
      <Route path="/pl/terms" element={<LazyPage of={PolishTermsPage} skeleton="article" />} />
      <Route path="/pl/unsubscribe/:link" element={<LazyPage of={PolishUnsubscribePage} skeleton="article" />} />
    </Routes>
  );
}
