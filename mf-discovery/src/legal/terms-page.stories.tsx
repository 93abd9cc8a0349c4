import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import PolishTermsPage from './polish-terms-page.tsx';
import TermsPage from './terms-page.tsx';

const meta: Meta<typeof TermsPage> = {
  title: 'Pages/Terms',
  component: TermsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/terms',
    page: { routes: ['/terms', '/pl/terms', '/uk/terms'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof TermsPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/terms' },
  render: () => <PolishTermsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Polityka prywatności' })).toHaveAttribute('href', '/pl/privacy');
  },
};
