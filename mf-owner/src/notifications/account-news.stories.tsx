import { sessionStore } from '@veto/shared-data/core';
import { notificationKeys } from '@veto/shared-data/notifications';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';
import AccountNews from './account-news.tsx';

const meta: Meta<typeof AccountNews> = {
  title: 'Parts/AccountNews',
  component: AccountNews,
  parameters: { naturalWidth: 88 },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u' }, true),
};
export default meta;
type Story = StoryObj<typeof AccountNews>;

export const Unread: Story = {
  parameters: {
    queryData: [
      [notificationKeys.unread('u'), { messages: 2, notifications: 12 }],
      [notificationKeys.latest('u'), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 2 unread' })).toHaveAttribute('href', '/messages');
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

/** The name says what is seen, for those who speak to their device. */
export const MoreThanFit: Story = {
  parameters: { queryData: [[notificationKeys.unread('u'), { messages: 100, notifications: 99 }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages, 99+ unread' })).toHaveTextContent('99+');
    await expect(canvas.getByRole('button', { name: 'Notifications, 99 unread' })).toHaveTextContent('99');
  },
};

/** Escape closes the drawer and gives the focus back to the bell. */
export const Drawer: Story = {
  ...Unread,
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 12 unread' });
    await userEvent.click(bell);
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const NothingNew: Story = {
  parameters: { queryData: [[notificationKeys.unread('u'), { messages: 0, notifications: 0 }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'false');
  },
};
