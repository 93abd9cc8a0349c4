import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import PolishUnsubscribePage from './polish-unsubscribe-page.tsx';
import UnsubscribePage from './unsubscribe-page.tsx';

const meta: Meta<typeof UnsubscribePage> = {
  title: 'Pages/Unsubscribe',
  component: UnsubscribePage,
  parameters: {
    layout: 'fullscreen',
    path: '/unsubscribe/x',
    page: {
      routes: ['/unsubscribe/:link', '/pl/unsubscribe/:link', '/uk/unsubscribe/:link'],
      without: ALWAYS_THE_SAME,
    },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof UnsubscribePage>;

export const BrokenLink: Story = {
  play: async ({ canvas }) => {
    // A link that is cut off is not asked about.
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/unsubscribe/x' },
  render: () => <PolishUnsubscribePage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zrezygnuj' }));
    await expect(await canvas.findByRole('heading', { name: 'Ten link nie działa' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Przejdź na stronę główną' });
    await expect(home).toHaveAttribute('href', '/pl');
  },
};
