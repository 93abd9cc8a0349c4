import { LazyPage, lazyPage, type PageInChunk, PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { InLanguage, type Language } from '@veto/slice-kit';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { languageOfPath } from '../../isomorphic/language-of-path.ts';
import type { Answer, ShellScreen } from '../routing/answer.ts';
import { OutletView } from '../slices/outlet-view.tsx';

type OwnScreens = Exclude<ShellScreen, 'platform'>;

const LOAD: Record<OwnScreens, () => Promise<{ default: ComponentType }>> = {
  login: () => import(/* webpackChunkName: "login" */ '../pages/login-page.tsx'),
  register: () => import(/* webpackChunkName: "register" */ '../pages/register-page.tsx'),
  'forgot-password': () => import(/* webpackChunkName: "forgot-password" */ '../pages/forgot-password-page.tsx'),
  moderation: () => import(/* webpackChunkName: "moderation" */ '../moderation/moderation-page.tsx'),
  'reset-password': () => import(/* webpackChunkName: "reset-password" */ '../pages/reset-password-page.tsx'),
};

const screens = (load: (screen: OwnScreens) => Promise<{ default: ComponentType }>) =>
  Object.fromEntries(Object.keys(LOAD).map((screen) => [screen, lazyPage(() => load(screen as OwnScreens))])) as Record<
    OwnScreens,
    PageInChunk
  >;

const IN_ENGLISH = screens((screen) => LOAD[screen]());

const SCREENS: Partial<Record<Language, Record<OwnScreens, PageInChunk>>> = {
  pl: screens(async (screen) => {
    const words = import(/* webpackChunkName: "account-pl" */ '../pages/polish-account.ts');
    const [page] = await Promise.all([LOAD[screen](), words]);
    return page;
  }),
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

/** By its address, also before header and footer have the words of its language. */
function InItsLanguage({ screen, language }: { screen: OwnScreens; language: Language }) {
  return (
    <InLanguage of={language}>
      <LazyPage of={(SCREENS[language] ?? IN_ENGLISH)[screen]} skeleton="form" />
    </InLanguage>
  );
}

/** The shell's own screens, each in a chunk of its own: the first paint of a slice carries none of them. */
function OwnScreen({ answer, pathname, platform }: Omit<PageProps, 'onRetry'>) {
  switch (answer.kind) {
    case 'screen':
      if (answer.screen === 'platform') return platform ?? <NotFoundPage path={pathname} />;
      return <InItsLanguage screen={answer.screen} language={languageOfPath(pathname)} />;
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
