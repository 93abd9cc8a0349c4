import { focusManager, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '@veto/shared-data/core';
import { messageKeys } from '../messages/messages.keys.ts';
import { notificationKeys } from '../notifications/notifications.keys.ts';
import type { WatchedTable } from './news-channel.ts';

/** One message is a row of three tables, each told by itself: they are read together, in milliseconds. */
const GATHERED_WITHIN = 100;

/** What of a person's queries shows something of a table. A thread follows its conversation by itself. */
function keysOf(table: WatchedTable, userId: string): QueryKey[] {
  const unread = notificationKeys.unread(userId);
  if (table === 'notifications') return [notificationKeys.latest(userId), unread];
  return [messageKeys.conversations(userId), messageKeys.correspondents(userId), unread];
}

/** Reads again what shows news, once for those that come together; while the tab is hidden, when it is looked at again. */
export function readNews(userId: string) {
  const waiting = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readWaiting = () => {
    timer = undefined;
    const refetchType = focusManager.isFocused() ? 'active' : 'none';
    for (const queryKey of waiting.values()) void queryClient.invalidateQueries({ queryKey, refetchType });
    waiting.clear();
  };
  return {
    read(what: WatchedTable | 'everything') {
      const tables: WatchedTable[] = what === 'everything' ? ['messages', 'notifications'] : [what];
      for (const key of tables.flatMap((table) => keysOf(table, userId))) waiting.set(key.join(), key);
      timer ??= setTimeout(readWaiting, GATHERED_WITHIN);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
