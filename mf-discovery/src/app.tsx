import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const HomePage = lazy(() => import(/* webpackChunkName: "home" */ './home/home-page.tsx'));
const DoctorsPage = lazy(() => import(/* webpackChunkName: "doctors" */ './directory/doctors-page.tsx'));
const VeterinariansPage = lazy(
  () => import(/* webpackChunkName: "veterinarians" */ './listing/veterinarians-page.tsx'),
);
const VeterinarianPage = lazy(() => import(/* webpackChunkName: "veterinarian" */ './profile/veterinarian-page.tsx'));
const ServicesPage = lazy(() => import(/* webpackChunkName: "services" */ './services/services-page.tsx'));
const HelpPage = lazy(() => import(/* webpackChunkName: "help" */ './help/help-page.tsx'));
const ContactPage = lazy(() => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'));
const PrivacyPage = lazy(() => import(/* webpackChunkName: "privacy" */ './legal/privacy-page.tsx'));
const TermsPage = lazy(() => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'));
const EmergencyPage = lazy(() => import(/* webpackChunkName: "emergency" */ './emergency/emergency-page.tsx'));

function Page({ of: Content, fallback }: { of: ComponentType; fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Content />
    </Suspense>
  );
}

const article = <PageSkeleton shape="article" />;
const split = <PageSkeleton shape="split" />;
const profile = <PageSkeleton shape="profile" />;

/** The pages of the slice. A path of another slice renders nothing: while leaving, the router renders once more. */
export function App() {
  return (
    <Routes>
      <Route path="/" element={<Page of={HomePage} fallback={<PageSkeleton shape="hero" />} />} />
      <Route path="/doctors" element={<Page of={DoctorsPage} fallback={split} />} />
      <Route path="/veterinarians" element={<Page of={VeterinariansPage} fallback={split} />} />
      <Route path="/veterinarian/:id?" element={<Page of={VeterinarianPage} fallback={profile} />} />
      <Route path="/services" element={<Page of={ServicesPage} fallback={<PageSkeleton shape="page" />} />} />
      <Route path="/help" element={<Page of={HelpPage} fallback={article} />} />
      <Route path="/contact" element={<Page of={ContactPage} fallback={<PageSkeleton shape="form" />} />} />
      <Route path="/privacy" element={<Page of={PrivacyPage} fallback={article} />} />
      <Route path="/terms" element={<Page of={TermsPage} fallback={article} />} />
      <Route path="/emergency" element={<Page of={EmergencyPage} fallback={article} />} />
    </Routes>
  );
}
