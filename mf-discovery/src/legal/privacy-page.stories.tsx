import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import PrivacyPage from './privacy-page.tsx';

const meta: Meta<typeof PrivacyPage> = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  parameters: {
    layout: 'fullscreen',
    path: '/privacy',
    page: { routes: ['/privacy'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof PrivacyPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
