import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import ForVetsPage from './for-vets-page.tsx';
import { PRACTICE, VET } from './practice.fixture.ts';

const meta: Meta<typeof ForVetsPage> = {
  title: 'Pages/For vets',
  component: ForVetsPage,
  parameters: {
    page: { routes: ['/for-vets'], without: ALWAYS_THE_SAME },
    layout: 'fullscreen',
    path: '/for-vets',
    queryData: PRACTICE,
  },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
type Story = StoryObj<typeof ForVetsPage>;

export const Landing: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join as a Veterinarian' })).toHaveAttribute(
      'href',
      '/register?type=veterinarian',
    );
    await expect(canvas.getByText(/^An invented day, as your dashboard shows it/)).toBeVisible();
    await expect(await canvas.findByText('Burek')).toBeVisible();
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
