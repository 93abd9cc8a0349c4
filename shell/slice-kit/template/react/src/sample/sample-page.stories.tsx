import { sessionStore } from '@veto/shared-data/core';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { InLanguage } from '@veto/slice-kit';
import SamplePage from './sample-page.tsx';
import './sample-page.pl.ts';

const meta: Meta<typeof SamplePage> = {
  title: 'Pages/Sample',
  component: SamplePage,
  parameters: { layout: 'fullscreen', path: '/sample' },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof SamplePage>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
    await expect(canvas.getByText('Welcome.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a Veterinarian' })).toHaveAttribute('href', '/doctors');
  },
};

export const OwnerInPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/sample' },
  beforeEach: () =>
    sessionStore.setState(
      { state: 'owner', userId: 'owner', email: 'owner@veto.example', fullName: 'Ola Nowak' },
      true,
    ),
  render: () => (
    <InLanguage of="pl">
      <SamplePage />
    </InLanguage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Witaj, Ola.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Znajdź weterynarza' })).toBeVisible();
  },
};
