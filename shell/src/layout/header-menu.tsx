import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Icon } from '@veto/shared-ui/icon';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { type Say, useSay } from '@veto/slice-kit';
import type { SessionState, SiteApi } from '@veto/slice-kit/contract';
import { ChevronDown, Menu } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';
import { AccountFacePlace } from './account-face-place.tsx';
import type { HeaderMenuListProps } from './header-menu-list.tsx';

const loadList = () => import(/* webpackChunkName: "header-menu" */ './header-menu-list.tsx');

export interface HeaderMenuProps {
  session: SessionState;
  entries: readonly ShownEntry[];
  pathname: string;
  site: SiteApi;
}

function tellMissing(error: unknown, say: Say): void {
  console.warn('The menu did not come', error);
  toaster.create({
    type: 'error',
    title: say('Error'),
    description: say('The menu could not be opened. Please try again.'),
  });
}

/** Whether the menu is open, and its list, whose code comes with the first touch of the button. */
function useMenuList(pathname: string) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<{ List: ComponentType<HeaderMenuListProps> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  // Not React's lazy: without a network it would take the whole page down, and remember it for ever.
  const show = () => {
    setOpen(true);
    loadList().then(
      ({ HeaderMenuList }) => setList({ List: HeaderMenuList }),
      (error) => {
        tellMissing(error, say);
        setOpen(false);
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    show();
  };
  const fetchAhead = () => void loadList().catch(() => {});
  return { open, setOpen, list, show, onKeyDown, fetchAhead };
}

/** The one menu of the header: the account of who is signed in, and below a desktop's width the links, too. */
export function HeaderMenu({ session, entries, pathname, site }: HeaderMenuProps) {
  const id = useId();
  const say = useSay();
  const { open, setOpen, list, show, onKeyDown, fetchAhead } = useMenuList(pathname);
  if (session === 'loading') return null;
  const isVisitor = session === 'signed-out';
  return (
    <>
      <Button
        id={id}
        variant="ghost"
        size="sm"
        minW="11"
        minH="11"
        px={isVisitor ? '0' : '0.5'}
        pe={isVisitor ? '0' : { base: '0.5', md: '2' }}
        gap="1"
        rounded={isVisitor ? 'control' : 'full'}
        color="ink"
        bg={open ? 'sunken' : undefined}
        display={isVisitor ? { base: 'inline-flex', lg: 'none' } : 'inline-flex'}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onKeyDown={onKeyDown}
        onClick={open ? () => setOpen(false) : show}
      >
        {/* No aria-label: the initials beside it would count as visible words that it lacks. */}
        <VisuallyHidden>{isVisitor ? say('Menu') : say('Your menu')}</VisuallyHidden>
        {isVisitor ? (
          <Menu aria-hidden />
        ) : (
          <>
            <AccountFacePlace session={session} />
            <Icon asChild boxSize="4" color="muted" hideBelow="md" rotate={open ? '180deg' : '0deg'}>
              <ChevronDown aria-hidden />
            </Icon>
          </>
        )}
      </Button>
      {list && (
        <list.List
          triggerId={id}
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
