import { sessionStore } from '@veto/shared-data/core';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import ContactPage from '../contact/contact-page.tsx';
import HelpPage from '../help/help-page.tsx';
import PrivacyPage from '../legal/privacy-page.tsx';
import TermsPage from '../legal/terms-page.tsx';
import ServicesPage from '../services/services-page.tsx';
import UnsubscribePage from '../unsubscribe/unsubscribe-page.tsx';

const meta: Meta = {
  title: 'Pages/Services, help and legal',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj;

export const Services: Story = { render: () => <ServicesPage /> };

export const Help: Story = { render: () => <HelpPage /> };

export const HelpSearched: Story = {
  render: () => <HelpPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d\d questions$/)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(search, 'cancel');
    await expect(canvas.getByRole('button', { name: 'How do I cancel or move an appointment?' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'dragon');
    await expect(canvas.getByRole('heading', { name: 'No question matches your search' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(canvas.getByText(/^\d\d questions$/)).toBeVisible();
  },
};

export const Contact: Story = {
  render: () => <ContactPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    for (const message of [
      'Please enter a valid email address',
      'Please enter a subject',
      'Message must be at least 10 characters',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/Name/)).toHaveFocus();
  },
};

export const Privacy: Story = { render: () => <PrivacyPage /> };
export const Terms: Story = { render: () => <TermsPage /> };
export const StopMails: Story = {
  render: () => <UnsubscribePage />,
  play: async ({ canvas }) => {
    // A link that is cut off is not asked about.
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  },
};
