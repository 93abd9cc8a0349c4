import { IconButton } from '@veto/shared-ui/icon-button';
import { SiteLink, useSay } from '@veto/slice-kit';
import { MessageCircle } from 'lucide-react';
import { NewsCount, nameWithCount } from './news-count.tsx';

/** The way to the messages, with the number of those that were not read. */
export function MessagesLink({ unread }: { unread: number }) {
  const say = useSay();
  return (
    <IconButton asChild variant="ghost" size="sm" minW="11" minH="11" color="ink" position="relative">
      <SiteLink href="/messages" aria-label={nameWithCount(say('Messages'), unread, say)}>
        <MessageCircle aria-hidden />
        <NewsCount count={unread} />
      </SiteLink>
    </IconButton>
  );
}
