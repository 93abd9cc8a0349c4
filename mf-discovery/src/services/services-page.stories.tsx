import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import ServicesPage from './services-page.tsx';

const meta: Meta<typeof ServicesPage> = {
  title: 'Pages/Services',
  component: ServicesPage,
  parameters: {
    layout: 'fullscreen',
    path: '/services',
    page: { routes: ['/services'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
