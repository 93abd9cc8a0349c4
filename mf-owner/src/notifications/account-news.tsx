import { useUnreadCounts } from '@veto/shared-data/notifications';
import { Flex } from '@veto/shared-ui/flex';
import { Bell } from './bell.tsx';
import { MessagesLink } from './messages-link.tsx';

/** The signed-in visitor's unread messages and notifications, in the header of every page. */
export default function AccountNews() {
  const { data } = useUnreadCounts();
  return (
    <Flex>
      <MessagesLink unread={data?.messages ?? 0} />
      <Bell unread={data?.notifications ?? 0} />
    </Flex>
  );
}
