import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Answer, ShellScreen } from '../routing/answer.ts';
import { AccessDenied } from '../screens/access-denied.tsx';
import { NotFoundPage } from '../screens/not-found-page.tsx';
import { ProfileNotFound } from '../screens/profile-not-found.tsx';
import { SlotView } from '../slices/slot-view.tsx';

const SCREENS: Record<ShellScreen, ComponentType> = {
  login: lazy(() => import(/* webpackChunkName: "login" */ '../pages/login-page.tsx')),
  register: lazy(() => import(/* webpackChunkName: "register" */ '../pages/register-page.tsx')),
  'forgot-password': lazy(() => import(/* webpackChunkName: "forgot-password" */ '../pages/forgot-password-page.tsx')),
  'reset-password': lazy(() => import(/* webpackChunkName: "reset-password" */ '../pages/reset-password-page.tsx')),
};

export interface PageProps {
  answer: Answer;
  pathname: string;
  onRetry(slice: string): void;
}

/** What the shell itself shows in <main>: its own screens, and what stands in for a slice. */
export function Page({ answer, pathname, onRetry }: PageProps) {
  switch (answer.kind) {
    case 'slice':
      return <SlotView slice={answer.slice} skeleton={answer.route.skeleton} onRetry={onRetry} />;
    case 'screen': {
      const Screen = SCREENS[answer.screen];
      return (
        <Suspense fallback={<PageSkeleton shape="form" />}>
          <Screen />
        </Suspense>
      );
    }
    case 'pending':
      return <PageSkeleton shape={answer.skeleton} />;
    case 'access-denied':
      return <AccessDenied path={pathname} />;
    case 'profile-not-found':
      return <ProfileNotFound />;
    case 'not-found':
      return <NotFoundPage path={pathname} />;
    case 'redirect':
      return null;
  }
}
