import { sessionStore } from '@veto/shared-data/core';
import { type Notification, notificationFacts, notificationKeys } from '@veto/shared-data/notifications';
import { expect, fn, type Meta, type StoryObj, screen, userEvent } from '@veto/shared-ui/storybook';
import { NotificationsDrawer } from './notifications-drawer.tsx';

const news = (number: number, kind: string, about: object, isRead = false): Notification => ({
  ...notificationFacts.parse({
    person: 'Anna Kowalska',
    is_veterinarian: true,
    person_id: 'v1',
    pet: 'Burek',
    date: '2026-11-23',
    time: '10:00',
    ...about,
  }),
  id: `n${number}`,
  kind,
  createdAt: `2026-11-21T1${number}:00:00Z`,
  isRead,
});

const meta: Meta<typeof NotificationsDrawer> = {
  title: 'Parts/NotificationsDrawer',
  component: NotificationsDrawer,
  args: { open: true, onOpenChange: fn() },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u' }, true),
};
export default meta;
type Story = StoryObj<typeof NotificationsDrawer>;

export const Latest: Story = {
  parameters: {
    queryData: [
      [
        notificationKeys.latest('u'),
        [
          news(4, 'message', { excerpt: 'Please bring his papers.' }),
          news(3, 'cancelled', { cancel_reason: 'I am ill, I am sorry.' }),
          news(2, 'reminder', { hours: 24 }, true),
          news(1, 'of_a_later_release', {}),
        ],
      ],
    ],
  },
  play: async () => {
    const message = await screen.findByRole('link', { name: /Message from Dr. Anna Kowalska/ });
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('href', '/messages/v1');
    await expect(screen.getByText(/Reason: I am ill, I am sorry\./)).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  },
};

export const Nothing: Story = {
  parameters: { queryData: [[notificationKeys.latest('u'), []]] },
  play: async () => {
    const text = await screen.findByText(/^Nothing yet/);
    await expect(text).toBeVisible();
  },
};

export const Settings: Story = {
  parameters: {
    queryData: [
      [notificationKeys.latest('u'), []],
      [notificationKeys.preferences('u'), [{ topic: 'reviews', channel: 'mail', wanted: false }]],
    ],
  },
  play: async () => {
    const settings = await screen.findByRole('button', { name: 'Settings' });
    await expect(settings).toBeVisible();
    await userEvent.click(settings);
    const reviews = await screen.findByRole('group', { name: 'Reviews and answers' });
    const [site, mail] = [...reviews.querySelectorAll('input')];
    await expect(site).toBeChecked();
    await expect(mail).not.toBeChecked();
  },
};
