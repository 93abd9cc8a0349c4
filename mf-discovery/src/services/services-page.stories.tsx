import { sessionStore } from '@veto/shared-data/core';
import { type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import ServicesPage from './services-page.tsx';

const meta: Meta<typeof ServicesPage> = {
  title: 'Pages/Services',
  component: ServicesPage,
  parameters: {
    layout: 'fullscreen',
    path: '/services',
    page: {
      routes: ['/services'],
      without: {
        Loading: 'Asks for nothing.',
        Failed: 'Asks for nothing.',
        Empty: 'Always the same.',
        Long: 'Always the same.',
      },
    },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof ServicesPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
