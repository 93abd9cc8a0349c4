import type { NewsLanguage } from '@veto/shared-data/notifications';
import { toaster } from '@veto/shared-ui/core';
import { IconButton } from '@veto/shared-ui/icon-button';
import { useSay } from '@veto/slice-kit';
import { Bell as BellIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { NewsCount, nameWithCount } from './news-count.tsx';
import type { NotificationsDrawerProps } from './notifications-drawer.tsx';

const loadDrawer = () => import(/* webpackChunkName: "notifications" */ './notifications-drawer.tsx');

/** The bell with the number of what was not read. What it opens comes with the first touch. */
export function Bell({ unread, news }: { unread: number; news: NewsLanguage | undefined }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ Drawer: ComponentType<NotificationsDrawerProps> } | null>(null);
  const fetchAhead = () => void loadDrawer().catch(() => {});
  const openDrawer = () => {
    setOpen(true);
    loadDrawer().then(
      ({ NotificationsDrawer }) => setDrawer({ Drawer: NotificationsDrawer }),
      (error) => {
        console.warn('The notifications did not come', error);
        setOpen(false);
        toaster.create({
          type: 'error',
          title: say('Error'),
          description: say('The notifications could not be opened. Please try again.'),
        });
      },
    );
  };
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        minW="11"
        minH="11"
        color="ink"
        position="relative"
        aria-label={nameWithCount(say('Notifications'), unread, say)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={openDrawer}
      >
        <BellIcon aria-hidden />
        <NewsCount count={unread} />
      </IconButton>
      {drawer && <drawer.Drawer open={open} news={news} onOpenChange={setOpen} />}
    </>
  );
}
