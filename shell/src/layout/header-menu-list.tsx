import { useSession } from '@veto/shared-data/core';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { MenuContent, MenuPositioner, MenuRoot, MenuSeparator } from '@veto/shared-ui/menu';
import { Portal } from '@veto/shared-ui/portal';
import { Text } from '@veto/shared-ui/text';
import { SiteProvider, useLanguage, useSay } from '@veto/slice-kit';
import type { SessionState, SiteApi } from '@veto/slice-kit/contract';
import { LayoutGrid, LogIn, UserRound } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { pathIn } from '../../isomorphic/language-of-path.ts';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { AccountFacePlace } from './account-face-place.tsx';
import { MenuLink, SignOutItem, ThemeItems } from './header-menu-items.tsx';
import { iconOf } from './nav-icons.ts';

export interface HeaderMenuListProps {
  /** The button that opens it. */
  triggerId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  session: SessionState;
  entries: readonly ShownEntry[];
  pathname: string;
  site: SiteApi;
}

/** From here the header itself has the links; Chakra's `lg`. */
const WIDE = '(min-width: 64rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}

/** What the header's one menu holds: the links where the header has none, then the account, the theme and the way out. */
export function HeaderMenuList({
  triggerId,
  open,
  onOpenChange,
  session,
  entries,
  pathname,
  site,
}: HeaderMenuListProps) {
  const isWide = useIsWide();
  const isVisitor = session === 'signed-out';
  return (
    <MenuRoot
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
    >
      <Portal>
        <MenuPositioner zIndex="dropdown">
          <MenuContent
            lang={useLanguage()}
            w={{ base: 'calc(100vw - 2rem)', sm: '19rem' }}
            p="3"
            rounded="panel"
            bg="surface"
            boxShadow="float"
          >
            <SiteProvider site={site}>
              {!isVisitor && <WhoIsSignedIn session={session} />}
              {!isWide && <Links entries={entries} pathname={pathname} />}
              {isVisitor ? <VisitorItems pathname={pathname} /> : <AccountItems pathname={pathname} />}
              <ThemeItems />
              {!isVisitor && (
                <>
                  <MenuSeparator my="2" />
                  <SignOutItem />
                </>
              )}
            </SiteProvider>
          </MenuContent>
        </MenuPositioner>
      </Portal>
    </MenuRoot>
  );
}

function WhoIsSignedIn({ session }: { session: SessionState }) {
  const { fullName, email } = useSession();
  const say = useSay();
  const roles: Partial<Record<SessionState, string>> = { owner: say('Pet owner'), veterinarian: say('Veterinarian') };
  return (
    <Flex gap="3" align="center" px="3" pt="1" pb="2" minW="0">
      <AccountFacePlace session={session} />
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{fullName ?? email}</Text>
        {roles[session] && (
          <Text textStyle="small" color="muted">
            {roles[session]}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** The header's links but for the dashboard, which stands with the account. */
function Links({ entries, pathname }: { entries: readonly ShownEntry[]; pathname: string }) {
  return (
    <>
      {entries
        .filter(({ href }) => href !== '/dashboard')
        .map((entry) => (
          <MenuLink key={`${entry.label} ${entry.href}`} {...entry} icon={iconOf(entry)} pathname={pathname} />
        ))}
      <MenuSeparator my="2" />
    </>
  );
}

function AccountItems({ pathname }: { pathname: string }) {
  const say = useSay();
  return (
    <>
      <MenuLink href="/dashboard" label={say('Dashboard')} icon={LayoutGrid} pathname={pathname} />
      <MenuLink href="/account" label={say('Account')} icon={UserRound} pathname={pathname} />
    </>
  );
}

function VisitorItems({ pathname }: { pathname: string }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <MenuLink href={pathIn(language, '/register')} label={say('Register')} icon={UserRound} pathname={pathname} />
      <MenuLink href={pathIn(language, '/login')} label={say('Sign in')} icon={LogIn} pathname={pathname} />
    </>
  );
}
