import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import TermsPage from './terms-page.tsx';

const meta: Meta<typeof TermsPage> = {
  title: 'Pages/Terms',
  component: TermsPage,
  parameters: {
    layout: 'fullscreen',
    path: '/terms',
    page: { routes: ['/terms'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof TermsPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
