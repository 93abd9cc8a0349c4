import { Brand } from '@veto/shared-ui/brand';
import { Button } from '@veto/shared-ui/button';
import { CloseButton } from '@veto/shared-ui/close-button';
import {
  DrawerBackdrop,
  DrawerBody,
  DrawerCloseTrigger,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerPositioner,
  DrawerRoot,
  DrawerTitle,
} from '@veto/shared-ui/drawer';
import { Portal } from '@veto/shared-ui/portal';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink, SiteProvider } from '@veto/slice-kit';
import type { NavEntry, SiteApi } from '@veto/slice-kit/contract';
import { isCurrent } from './current-link.ts';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  session: string;
  entries: readonly NavEntry[];
  pathname: string;
  site: SiteApi;
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

/** The header as a drawer, for narrow screens. */
export function MenuDrawer({ open, onOpenChange, session, entries, pathname, site }: MenuDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <DrawerRoot open={open} onOpenChange={(change) => onOpenChange(change.open)} placement="end" size="xs">
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent lang="en">
            <SiteProvider site={site}>
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
                {session === 'signed-out' ? (
                  <>
                    <Button asChild variant="subtle" size="lg">
                      <SiteLink href="/login" onClick={close}>
                        Sign in
                      </SiteLink>
                    </Button>
                    <Button asChild size="lg">
                      <SiteLink href="/register" onClick={close}>
                        Register
                      </SiteLink>
                    </Button>
                  </>
                ) : (
                  <>
                    <Button asChild variant="subtle" size="lg">
                      <SiteLink href="/account" onClick={close}>
                        Account
                      </SiteLink>
                    </Button>
                    <Button asChild size="lg">
                      <SiteLink href="/dashboard" onClick={close}>
                        Dashboard
                      </SiteLink>
                    </Button>
                  </>
                )}
              </DrawerFooter>
              <DrawerCloseTrigger asChild>
                <CloseButton aria-label="Close menu" />
              </DrawerCloseTrigger>
            </SiteProvider>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
