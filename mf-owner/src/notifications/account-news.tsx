import { useSendFromAnywhere } from '@veto/shared-data/messages';
import { useUnreadCounts } from '@veto/shared-data/notifications';
import { Flex } from '@veto/shared-ui/flex';
import { Bell } from './bell.tsx';
import { MessagesLink } from './messages-link.tsx';

/** The signed-in visitor's unread messages and notifications, in the header of every page, which also sends messages that still wait. */
export default function AccountNews() {
  const { data, dataUpdatedAt } = useUnreadCounts();
  useSendFromAnywhere(dataUpdatedAt);
  return (
    <Flex lang="en">
      <MessagesLink unread={data?.messages ?? 0} />
      <Bell unread={data?.notifications ?? 0} />
    </Flex>
  );
}
