import { sessionStore } from '@veto/shared-data/core';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import HotelPage from './hotel-page.tsx';

const meta: Meta<typeof HotelPage> = {
  title: 'Pages/Hotel',
  component: HotelPage,
  parameters: { layout: 'fullscreen', path: '/hotel' },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof HotelPage>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hotel' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a Veterinarian' })).toHaveAttribute('href', '/doctors');
  },
};

export const Owner: Story = {
  beforeEach: () =>
    sessionStore.setState(
      { state: 'owner', userId: 'owner', email: 'owner@veto.example', fullName: 'Ola Nowak' },
      true,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, Ola\.$/)).toBeVisible();
  },
};
