import { Button } from '@veto/shared-ui/button';
import { DrawerBody, DrawerFooter, DrawerHeader, DrawerTitle } from '@veto/shared-ui/drawer';
import { useState } from 'react';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { SideDrawer, type SideDrawerProps } from './side-drawer.tsx';

export type NotificationsDrawerProps = Pick<SideDrawerProps, 'open' | 'onOpenChange' | 'site'>;

/** The latest notifications, and what one wants to be told of. */
export function NotificationsDrawer({ open, onOpenChange, site }: NotificationsDrawerProps) {
  const [shown, setShown] = useState<'list' | 'settings'>('list');
  const other = shown === 'list' ? 'settings' : 'list';
  return (
    <SideDrawer
      open={open}
      onOpenChange={onOpenChange}
      site={site}
      closeLabel="Close notifications"
      size="sm"
      lazyMount
    >
      <DrawerHeader>
        <DrawerTitle>{shown === 'list' ? 'Notifications' : 'Notification settings'}</DrawerTitle>
      </DrawerHeader>
      <DrawerBody px="4">
        {shown === 'list' ? <NotificationList onFollow={() => onOpenChange(false)} /> : <NotificationSettings />}
      </DrawerBody>
      <DrawerFooter justifyContent="flex-start">
        <Button variant="outline" onClick={() => setShown(other)}>
          {shown === 'list' ? 'Settings' : 'Back to notifications'}
        </Button>
      </DrawerFooter>
    </SideDrawer>
  );
}
