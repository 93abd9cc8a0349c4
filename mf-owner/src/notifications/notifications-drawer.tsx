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
import { useState } from 'react';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';

export interface NotificationsDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The latest notifications, and which kinds to get: in English on any page. */
export function NotificationsDrawer({ open, onOpenChange }: NotificationsDrawerProps) {
  const [shown, setShown] = useState<'list' | 'settings'>('list');
  const other = shown === 'list' ? 'settings' : 'list';
  return (
    <DrawerRoot open={open} onOpenChange={(change) => onOpenChange(change.open)} placement="end" size="sm" lazyMount>
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent lang="en">
            <DrawerHeader>
              <DrawerTitle textStyle="h3">{shown === 'list' ? 'Notifications' : 'Notification settings'}</DrawerTitle>
            </DrawerHeader>
            <DrawerBody px="4">
              {shown === 'list' ? <NotificationList onFollow={() => onOpenChange(false)} /> : <NotificationSettings />}
            </DrawerBody>
            <DrawerFooter justifyContent="flex-start">
              <Button variant="outline" onClick={() => setShown(other)}>
                {shown === 'list' ? 'Settings' : 'Back to notifications'}
              </Button>
            </DrawerFooter>
            <DrawerCloseTrigger asChild>
              <CloseButton aria-label="Close notifications" />
            </DrawerCloseTrigger>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
