export { useUnreadCounts } from './count-unread.ts';
export { useNotifications } from './list-notifications.ts';
export { useMarkNotificationsRead } from './mark-notifications-read.ts';
export { POLISH_NEWS } from './news.pl.ts';
export type { NewsLanguage } from './news-language.ts';
export { notificationWords } from './notification-words.ts';
export { notificationKeys } from './notifications.keys.ts';
export {
  NOTIFICATION_TOPICS,
  type Notification,
  type NotificationChannel,
  type NotificationTopic,
  notificationFacts,
} from './notifications.schema.ts';
export { useNotificationPreferences, useSaveNotificationPreference } from './preferences.ts';
export { useUnsubscribe } from './unsubscribe.ts';
