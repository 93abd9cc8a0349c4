import { useUnreadCounts } from '@veto/shared-data/notifications';
import { Flex } from '@veto/shared-ui/flex';
import { useSite } from '@veto/slice-kit';
import { Bell } from './bell.tsx';
import { MessagesLink } from './messages-link.tsx';
import { useNewsOfServer } from './news-of-server.ts';

/** What waits for who is signed in. Its code comes after the page, and never for a visitor. */
export function AccountNews() {
  const { data } = useUnreadCounts();
  const site = useSite();
  useNewsOfServer();
  return (
    <Flex>
      <MessagesLink unread={data?.messages ?? 0} />
      <Bell unread={data?.notifications ?? 0} site={site} />
    </Flex>
  );
}
