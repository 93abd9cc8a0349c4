import { sessionStore } from '@veto/shared-data/core';
import { expect, type Meta, pageStates, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { PRACTICE, VET } from '../for-vets/practice.fixture.ts';
import ProfileCompletionPage from './profile-completion-page.tsx';

const meta: Meta<typeof ProfileCompletionPage> = {
  title: 'Pages/Completing a profile',
  component: ProfileCompletionPage,
  parameters: {
    page: { routes: ['/vet-details'], without: { Empty: 'A form: its first story.', Long: 'Its words are fixed.' } },
    layout: 'fullscreen',
    path: '/vet-details',
    queryData: PRACTICE,
  },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
type Story = StoryObj<typeof ProfileCompletionPage>;

export const CompletingTheProfile: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Professional Biography/), 'Short');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Profile' }));
    for (const message of [
      'Clinic name must be at least 2 characters',
      'Please enter a valid address',
      'City name must be at least 2 characters',
      'Please select a specialty',
      'Please enter years of experience',
      'Bio must be at least 10 characters',
      'Please enter a valid phone number',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByLabelText(/^Professional Biography/)).toHaveValue('Short');
  },
};

const states = pageStates();
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const CompletingWhenSignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Primary Specialty/)).toHaveValue('Oncology');
  },
};
