import { CORRESPONDENCE_ERRORS, withReason } from '@veto/shared-data/errors';
import {
  NOTIFICATION_TOPICS,
  type NotificationChannel,
  type NotificationTopic,
  useNotificationPreferences,
  useSaveNotificationPreference,
} from '@veto/shared-data/notifications';
import { ErrorState } from '@veto/shared-ui/error-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { Flex } from '@veto/shared-ui/flex';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { SwitchControl, SwitchHiddenInput, SwitchLabel, SwitchRoot } from '@veto/shared-ui/switch';
import { useSay } from '@veto/slice-kit';

const TOPICS: Record<NotificationTopic, string> = {
  visits: 'Bookings, changes and cancellations',
  reminders: 'Reminders of visits and vaccinations',
  messages: 'Messages',
  reviews: 'Reviews and answers',
};
const CHANNELS: Record<NotificationChannel, string> = { site: 'On this site', mail: 'By email' };

/** Which notifications to get, and how; each switch saves at once. */
export function NotificationSettings() {
  const say = useSay();
  const { data, isError, error, refetch } = useNotificationPreferences();
  const save = useSaveNotificationPreference();
  if (!data && isError) return <ErrorState {...CORRESPONDENCE_ERRORS.fetchNotifications} query={{ error, refetch }} />;
  if (!data) return <Skeleton h="72" rounded="panel" aria-hidden />;
  const isWanted = (topic: string, channel: string) =>
    data.find((stated) => stated.topic === topic && stated.channel === channel)?.wanted ?? true;
  return (
    <Stack gap="6">
      {NOTIFICATION_TOPICS.map((topic) => (
        <Fieldset.Root key={topic}>
          <Fieldset.Legend>{say(TOPICS[topic])}</Fieldset.Legend>
          <Flex gap="6" wrap="wrap" mt="2">
            {(['site', 'mail'] as const).map((channel) => (
              <SwitchRoot
                key={channel}
                minH="11"
                checked={isWanted(topic, channel)}
                onCheckedChange={({ checked }) =>
                  tellOutcome(save.mutateAsync({ topic, channel, wanted: checked }), null, (failure) =>
                    withReason(failure, CORRESPONDENCE_ERRORS.savePreference),
                  )
                }
              >
                <SwitchHiddenInput />
                <SwitchControl />
                <SwitchLabel>{say(CHANNELS[channel])}</SwitchLabel>
              </SwitchRoot>
            ))}
          </Flex>
        </Fieldset.Root>
      ))}
    </Stack>
  );
}
