import { CloseButton } from '@veto/shared-ui/close-button';
import {
  DrawerBackdrop,
  DrawerCloseTrigger,
  DrawerContent,
  DrawerPositioner,
  DrawerRoot,
  type DrawerRootProps,
} from '@veto/shared-ui/drawer';
import { Portal } from '@veto/shared-ui/portal';
import { SiteProvider } from '@veto/slice-kit';
import type { SiteApi } from '@veto/slice-kit/contract';
import type { ReactNode } from 'react';

export interface SideDrawerProps extends Pick<DrawerRootProps, 'size' | 'lazyMount'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  site: SiteApi;
  /** 'Close menu' */
  closeLabel: string;
  /** The drawer's header, body and footer. */
  children: ReactNode;
}

/** What the header opens at the side of the page: in English on any page, with the links of the site. */
export function SideDrawer({ open, onOpenChange, site, closeLabel, children, ...root }: SideDrawerProps) {
  return (
    <DrawerRoot open={open} onOpenChange={(change) => onOpenChange(change.open)} placement="end" {...root}>
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent lang="en">
            <SiteProvider site={site}>
              {children}
              <DrawerCloseTrigger asChild>
                <CloseButton aria-label={closeLabel} />
              </DrawerCloseTrigger>
            </SiteProvider>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
