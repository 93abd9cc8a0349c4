import type { NewsLanguage } from '@veto/shared-data/notifications';
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
import { useLanguage, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { NotificationList } from './notification-list.tsx';
import { NotificationSettings } from './notification-settings.tsx';

export interface NotificationsDrawerProps {
  open: boolean;
  /** How news are told; in English where nothing is said. */
  news: NewsLanguage | undefined;
  onOpenChange(open: boolean): void;
}

export function NotificationsDrawer({ open, news, onOpenChange }: NotificationsDrawerProps) {
  const say = useSay();
  const language = useLanguage();
  const [shown, setShown] = useState<'list' | 'settings'>('list');
  const other = shown === 'list' ? 'settings' : 'list';
  return (
    <DrawerRoot open={open} onOpenChange={(change) => onOpenChange(change.open)} placement="end" size="sm" lazyMount>
      <Portal>
        <DrawerBackdrop />
        <DrawerPositioner>
          <DrawerContent lang={language}>
            <DrawerHeader>
              <DrawerTitle textStyle="h3">
                {shown === 'list' ? say('Notifications') : say('Notification settings')}
              </DrawerTitle>
            </DrawerHeader>
            <DrawerBody px="4">
              {shown === 'list' ? (
                <NotificationList language={news} onFollow={() => onOpenChange(false)} />
              ) : (
                <NotificationSettings />
              )}
            </DrawerBody>
            <DrawerFooter justifyContent="flex-start">
              <Button variant="outline" onClick={() => setShown(other)}>
                {shown === 'list' ? say('Settings') : say('Back to notifications')}
              </Button>
            </DrawerFooter>
            <DrawerCloseTrigger asChild>
              <CloseButton aria-label={say('Close notifications')} />
            </DrawerCloseTrigger>
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
