import { toaster } from '@veto/shared-ui/core';
import { IconButton } from '@veto/shared-ui/icon-button';
import type { NavEntry, SessionState, SiteApi } from '@veto/slice-kit/contract';
import { Menu } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { MenuDrawerProps } from './menu-drawer.tsx';

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer.tsx');

export interface SiteMenuProps {
  session: SessionState;
  entries: readonly NavEntry[];
  pathname: string;
  site: SiteApi;
}

/** The header's links, narrower than a desktop. The drawer's code comes with the first touch of the button. */
export function SiteMenu({ session, entries, pathname, site }: SiteMenuProps) {
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<MenuDrawerProps> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  if (session === 'loading') return null;
  const fetchAhead = () => void loadDrawer().catch(() => {});
  // Not React's lazy: without a network it would take the whole page down, and remember it for ever.
  const openMenu = () => {
    setOpen(true);
    loadDrawer().then(
      ({ MenuDrawer }) => setDrawer({ Drawer: MenuDrawer }),
      (error) => {
        console.warn('The menu did not come', error);
        setOpen(false);
        toaster.create({
          type: 'error',
          title: 'Error',
          description: 'The menu could not be opened. Please try again.',
        });
      },
    );
  };
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        color="ink"
        display={{ base: 'inline-flex', lg: 'none' }}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={openMenu}
      >
        <Menu aria-hidden />
      </IconButton>
      {drawer && (
        <drawer.Drawer
          open={open}
          onOpenChange={setOpen}
          session={session}
          entries={entries}
          pathname={pathname}
          site={site}
        />
      )}
    </>
  );
}
