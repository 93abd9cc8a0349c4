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
import { SiteProvider } from '@veto/slice-kit';
import type { SiteApi } from '@veto/slice-kit/contract';
import { useState } from 'react';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';

export interface NotificationsDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  site: SiteApi;
}

/** The latest notifications, and what one wants to be told of. */
export function NotificationsDrawer({ open, onOpenChange, site }: NotificationsDrawerProps) {
  const [shown, setShown] = useState<'list' | 'settings'>('list');
  const other = shown === 'list' ? 'settings' : 'list';
  return (
    <DrawerRoot open={open} onOpenChange={(change) => onOpenChange(change.open)} placement="end" size="sm" lazyMount>
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent lang="en">
            <SiteProvider site={site}>
              <DrawerHeader>
                <DrawerTitle>{shown === 'list' ? 'Notifications' : 'Notification settings'}</DrawerTitle>
              </DrawerHeader>
              <DrawerBody px="4">
                {shown === 'list' ? (
                  <NotificationList onFollow={() => onOpenChange(false)} />
                ) : (
                  <NotificationSettings />
                )}
              </DrawerBody>
              <DrawerFooter justifyContent="flex-start">
                <Button variant="outline" onClick={() => setShown(other)}>
                  {shown === 'list' ? 'Settings' : 'Back to notifications'}
                </Button>
              </DrawerFooter>
              <DrawerCloseTrigger asChild>
                <CloseButton aria-label="Close notifications" />
              </DrawerCloseTrigger>
            </SiteProvider>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
