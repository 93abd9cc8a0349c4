import { IconButton } from '@veto/shared-ui/icon-button';
import type { NavEntry, SessionState, SiteApi } from '@veto/slice-kit/contract';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

export interface SiteMenuProps {
  session: SessionState;
  entries: readonly NavEntry[];
  pathname: string;
  site: SiteApi;
}

/** The header's links below 768 px. The drawer's code comes with the first touch of the button. */
export function SiteMenu({ session, entries, pathname, site }: SiteMenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  if (session === 'loading') return null;
  const fetchAhead = () => void loadDrawer().catch(() => {});
  return (
    <>
      <IconButton
        variant="ghost"
        display={{ base: 'inline-flex', md: 'none' }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <MenuDrawer
            open={open}
            onOpenChange={setOpen}
            session={session}
            entries={entries}
            pathname={pathname}
            site={site}
          />
        </Suspense>
      )}
    </>
  );
}
