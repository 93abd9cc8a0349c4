import type { SiteApi } from '@veto/slice-kit/contract';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import type { SiteLocation } from './site-location.ts';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** React Router's way to move, which is the site's: what `useNavigate` and `useSearchParams` change goes through here. */
export function siteNavigator(navigate: SiteApi['navigate']): Navigator {
  return {
    createHref: addressOf,
    go: (delta) => history.go(delta),
    push: (to, state) => navigate(addressOf(to), { state }),
    replace: (to, state) => navigate(addressOf(to), { replace: true, state }),
  };
}

/** React Router on the page's one address and history: every React root has one around it. */
export function SiteRouter({
  at,
  navigator,
  children,
}: {
  at: SiteLocation;
  navigator: Navigator;
  children: ReactNode;
}) {
  const location = useSyncExternalStore(at.follow, at.read);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
