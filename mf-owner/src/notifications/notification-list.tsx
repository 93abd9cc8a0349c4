import { datesIn } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';
import { CORRESPONDENCE_ERRORS } from '@veto/shared-data/errors';
import {
  type NewsLanguage,
  type Notification,
  notificationWords,
  useMarkNotificationsRead,
  useNotifications,
} from '@veto/shared-data/notifications';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';

interface NotificationListProps {
  /** How they are told; in English where nothing is said. */
  language: NewsLanguage | undefined;
  onFollow(): void;
}

/** What happened lately, the newest first; following one marks it as read. */
export function NotificationList({ language, onFollow }: NotificationListProps) {
  const say = useSay();
  const { data, isError, error, refetch } = useNotifications();
  const { mutate } = useMarkNotificationsRead();
  if (!data && isError) return <ErrorState {...CORRESPONDENCE_ERRORS.fetchNotifications} query={{ error, refetch }} />;
  if (!data)
    return (
      <Stack gap="3" aria-hidden>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} h="20" rounded="panel" />
        ))}
      </Stack>
    );
  if (data.length === 0)
    return (
      <Text color="muted" px="2">
        {say('Nothing yet. Bookings, changes, messages and reviews will be listed here.')}
      </Text>
    );
  return (
    <Stack gap="2">
      {data.some(({ isRead }) => !isRead) && (
        <Button variant="ghost" alignSelf="flex-start" onClick={() => mutate(null)}>
          {say('Mark all as read')}
        </Button>
      )}
      <Stack as="ul" listStyleType="none" gap="2">
        {data.map((news) => (
          <Entry
            key={news.id}
            news={news}
            language={language}
            onFollow={() => {
              if (!news.isRead) mutate([news.id]);
              onFollow();
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function Entry({ news, language, onFollow }: NotificationListProps & { news: Notification }) {
  const say = useSay();
  const dates = datesIn(useLanguage());
  const clock = dates.clock({ isVeterinarian: useSession().state === 'veterinarian' });
  const words = notificationWords(news.kind, news, language);
  if (!words) return null;
  return (
    <Box as="li">
      <Box
        asChild
        display="block"
        p="3"
        rounded="panel"
        bg={news.isRead ? undefined : 'lilac.1'}
        _hover={{ bg: 'lilac.1' }}
      >
        <SiteLink href={words.path} onClick={onFollow}>
          {!news.isRead && <VisuallyHidden>{say('Unread:')} </VisuallyHidden>}
          <Text fontWeight={news.isRead ? 'medium' : 'bold'} overflowWrap="anywhere">
            {words.title}
          </Text>
          <Text overflowWrap="anywhere" lineClamp="4">
            {words.text}
          </Text>
          <Text textStyle="small" color="muted">
            {dates.moment(news.createdAt, clock)}
          </Text>
        </SiteLink>
      </Box>
    </Box>
  );
}
