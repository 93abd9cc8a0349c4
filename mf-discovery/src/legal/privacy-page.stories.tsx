import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import PolishPrivacyPage from './polish-privacy-page.tsx';
import PrivacyPage from './privacy-page.tsx';

const meta: Meta<typeof PrivacyPage> = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  parameters: {
    layout: 'fullscreen',
    path: '/privacy',
    page: { routes: ['/privacy', '/pl/privacy', '/uk/privacy'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof PrivacyPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/privacy' },
  render: () => <PolishPrivacyPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Polityka prywatności' })).toBeVisible();
    await expect(canvas.getByText(/^veto_language: wybór języka/)).toBeVisible();
  },
};
