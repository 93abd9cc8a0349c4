import { LazyPage, lazyPage, type PageInChunk, PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Answer, ShellScreen } from '../routing/answer.ts';
import { OutletView } from '../slices/outlet-view.tsx';

const SCREENS: Record<Exclude<ShellScreen, 'platform'>, PageInChunk> = {
  login: lazyPage(() => import(/* webpackChunkName: "login" */ '../pages/login-page.tsx')),
  register: lazyPage(() => import(/* webpackChunkName: "register" */ '../pages/register-page.tsx')),
  'forgot-password': lazyPage(
    () => import(/* webpackChunkName: "forgot-password" */ '../pages/forgot-password-page.tsx'),
  ),
  moderation: lazyPage(() => import(/* webpackChunkName: "moderation" */ '../moderation/moderation-page.tsx')),
  'reset-password': lazyPage(() => import(/* webpackChunkName: "reset-password" */ '../pages/reset-password-page.tsx')),
};

const loadNotices = () => import(/* webpackChunkName: "notices" */ '../screens/notices.ts');
const AccessDenied = lazy(async () => ({ default: (await loadNotices()).AccessDenied }));
const ProfileNotFound = lazy(async () => ({ default: (await loadNotices()).ProfileNotFound }));
const NotFoundPage = lazy(async () => ({ default: (await loadNotices()).NotFoundPage }));

export interface PageProps {
  answer: Answer;
  pathname: string;
  /** The screen of `/_platform`; null where the site does not show it. */
  platform: ReactNode;
  onRetry(slice: string): void;
}

/** The shell's own screens, each in a chunk of its own: the first paint of a slice carries none of them. */
function OwnScreen({ answer, pathname, platform }: Omit<PageProps, 'onRetry'>) {
  switch (answer.kind) {
    case 'screen':
      if (answer.screen === 'platform') return platform ?? <NotFoundPage path={pathname} />;
      return <LazyPage of={SCREENS[answer.screen]} skeleton="form" />;
    case 'access-denied':
      return <AccessDenied path={pathname} />;
    case 'profile-not-found':
      return <ProfileNotFound />;
    case 'not-found':
      return <NotFoundPage path={pathname} />;
    default:
      return null;
  }
}

/** What the shell shows in <main>: its own screens, and what stands in for a slice. */
export function Page({ answer, pathname, platform, onRetry }: PageProps) {
  if (answer.kind === 'slice')
    return <OutletView slice={answer.slice} skeleton={answer.route.skeleton} onRetry={onRetry} />;
  if (answer.kind === 'pending') return <PageSkeleton shape={answer.skeleton} />;
  return (
    <Suspense fallback={<PageSkeleton shape={answer.kind === 'screen' ? 'form' : 'page'} />}>
      <OwnScreen answer={answer} pathname={pathname} platform={platform} />
    </Suspense>
  );
}
