import { nextTask } from '@veto/shared-ui/next-task';
import { LazyPage, type LazyPageProps, lazyPage } from '@veto/shared-ui/page-skeleton';
import { Route, Routes } from 'react-router-dom';

type LoadPage = Parameters<typeof lazyPage>[0];

const BELOW = ['', '/pl', '/uk'];

/** The routes of a page: in English, and below '/pl' and '/uk' in Polish and Ukrainian. */
const routesOf = (path: string, skeleton: LazyPageProps['skeleton'], ...pages: LoadPage[]) =>
  pages.map((load, nth) => {
    const address = BELOW[nth] + path;
    return <Route key={address} path={address} element={<LazyPage of={lazyPage(load)} skeleton={skeleton} />} />;
  });

// One chunk, evaluated in two tasks, between which the browser answers.
async function loadDoctorsPage() {
  await import(/* webpackChunkName: "doctors" */ './directory/directory-results.tsx');
  await nextTask();
  return import(/* webpackChunkName: "doctors" */ './directory/doctors-page.tsx');
}

const ROUTES = [
  routesOf(
    '/',
    'hero',
    () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
    () => import(/* webpackChunkName: "home-pl" */ './home/polish-home-page.tsx'),
    () => import(/* webpackChunkName: "home-uk" */ './home/ukrainian-home-page.tsx'),
  ),
  routesOf('/doctors', 'split', loadDoctorsPage),
  routesOf(
    '/veterinarians',
    'split',
    () => import(/* webpackChunkName: "veterinarians" */ './listing/veterinarians-page.tsx'),
  ),
  routesOf(
    '/veterinarian/:id?',
    'profile',
    () => import(/* webpackChunkName: "veterinarian" */ './profile/veterinarian-page.tsx'),
  ),
  routesOf(
    '/services',
    'page',
    () => import(/* webpackChunkName: "services" */ './services/services-page.tsx'),
    () => import(/* webpackChunkName: "services-pl" */ './services/polish-services-page.tsx'),
    () => import(/* webpackChunkName: "services-uk" */ './services/ukrainian-services-page.tsx'),
  ),
  routesOf(
    '/help',
    'article',
    () => import(/* webpackChunkName: "help" */ './help/help-page.tsx'),
    () => import(/* webpackChunkName: "help-pl" */ './help/polish-help-page.tsx'),
    () => import(/* webpackChunkName: "help-uk" */ './help/ukrainian-help-page.tsx'),
  ),
  routesOf(
    '/contact',
    'form',
    () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
    () => import(/* webpackChunkName: "contact-pl" */ './contact/polish-contact-page.tsx'),
    () => import(/* webpackChunkName: "contact-uk" */ './contact/ukrainian-contact-page.tsx'),
  ),
  routesOf(
    '/privacy',
    'article',
    () => import(/* webpackChunkName: "privacy" */ './legal/privacy-page.tsx'),
    () => import(/* webpackChunkName: "privacy-pl" */ './legal/polish-privacy-page.tsx'),
    () => import(/* webpackChunkName: "privacy-uk" */ './legal/ukrainian-privacy-page.tsx'),
  ),
  routesOf(
    '/terms',
    'article',
    () => import(/* webpackChunkName: "terms" */ './legal/terms-page.tsx'),
    () => import(/* webpackChunkName: "terms-pl" */ './legal/polish-terms-page.tsx'),
    () => import(/* webpackChunkName: "terms-uk" */ './legal/ukrainian-terms-page.tsx'),
  ),
  routesOf(
    '/emergency',
    'article',
    () => import(/* webpackChunkName: "emergency" */ './emergency/emergency-page.tsx'),
    () => import(/* webpackChunkName: "emergency-pl" */ './emergency/polish-emergency-page.tsx'),
    () => import(/* webpackChunkName: "emergency-uk" */ './emergency/ukrainian-emergency-page.tsx'),
  ),
  routesOf(
    '/unsubscribe/:link',
    'article',
    () => import(/* webpackChunkName: "unsubscribe" */ './unsubscribe/unsubscribe-page.tsx'),
    () => import(/* webpackChunkName: "unsubscribe-pl" */ './unsubscribe/polish-unsubscribe-page.tsx'),
    () => import(/* webpackChunkName: "unsubscribe-uk" */ './unsubscribe/ukrainian-unsubscribe-page.tsx'),
  ),
];

/** The pages of the slice. A path of another slice renders nothing: while leaving, the router renders once more. */
export function App() {
  return <Routes>{ROUTES}</Routes>;
}
