import { Brand } from '@veto/shared-ui/brand';
import { Button } from '@veto/shared-ui/button';
import { DrawerBody, DrawerFooter, DrawerHeader, DrawerTitle } from '@veto/shared-ui/drawer';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
import type { NavEntry } from '@veto/slice-kit/contract';
import { isCurrent } from './current-link.ts';
import { SideDrawer, type SideDrawerProps } from './side-drawer.tsx';

export interface MenuDrawerProps extends Pick<SideDrawerProps, 'open' | 'onOpenChange' | 'site'> {
  session: string;
  entries: readonly NavEntry[];
  pathname: string;
}

function DrawerLink({
  href,
  label,
  lang,
  pathname,
  onFollow,
}: Pick<NavEntry, 'href' | 'label' | 'lang'> & { pathname: string; onFollow(): void }) {
  const current = isCurrent(href, pathname);
  return (
    <Button
      asChild
      variant="ghost"
      size="lg"
      justifyContent="flex-start"
      px="3"
      color={current ? 'canvas' : 'ink'}
      bg={current ? 'ink' : undefined}
      _hover={current ? { bg: 'ink' } : {}}
    >
      <SiteLink href={href} onClick={onFollow} {...(lang && { lang })} {...(current && { 'aria-current': 'page' })}>
        {label}
      </SiteLink>
    </Button>
  );
}

/** Below the menu, the second one is what most come for. */
const SIGNED_OUT = [
  { href: '/login', label: 'Sign in' },
  { href: '/register', label: 'Register' },
];
const SIGNED_IN = [
  { href: '/account', label: 'Account' },
  { href: '/dashboard', label: 'Dashboard' },
];

/** The header as a drawer, for narrow screens. */
export function MenuDrawer({ open, onOpenChange, session, entries, pathname, site }: MenuDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <SideDrawer open={open} onOpenChange={onOpenChange} site={site} closeLabel="Close menu" size="xs">
      <DrawerHeader>
        <DrawerTitle srOnly>Menu</DrawerTitle>
        <Brand />
      </DrawerHeader>
      <DrawerBody>
        <Stack as="nav" aria-label="Menu" gap="1" mx="-3">
          {entries.map(({ href, label, lang }) => (
            <DrawerLink
              key={`${label} ${href}`}
              href={href}
              label={label}
              lang={lang}
              pathname={pathname}
              onFollow={close}
            />
          ))}
        </Stack>
      </DrawerBody>
      <DrawerFooter flexDirection="column" alignItems="stretch" gap="3">
        {(session === 'signed-out' ? SIGNED_OUT : SIGNED_IN).map(({ href, label }, index) => (
          <Button key={href} asChild size="lg" {...(index === 0 && { variant: 'subtle' })}>
            <SiteLink href={href} onClick={close}>
              {label}
            </SiteLink>
          </Button>
        ))}
      </DrawerFooter>
    </SideDrawer>
  );
}
