import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { VetoError } from '@veto/slice-kit/errors';
import { AccessDenied } from './access-denied.tsx';
import { FailureCard } from './failure-card.tsx';
import { ProfileNotFound } from './profile-not-found.tsx';

const meta: Meta = { title: 'Pages/Screens', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const DashboardOfNobody: Story = {
  render: () => <AccessDenied path="/dashboard" />,
  play: async ({ canvasElement }) => {
    const sentence = 'Access Denied - Please log in to access your dashboard.';
    await expect(within(canvasElement).getByText(sentence)).toBeVisible();
    const link = within(canvasElement).getByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/login?next=%2Fdashboard');
  },
};

export const MissingProfile: Story = {
  render: () => <ProfileNotFound />,
  play: async ({ canvasElement }) => {
    const sentence = 'Profile Not Found - Unable to load profile data.';
    await expect(within(canvasElement).getByText(sentence)).toBeVisible();
  },
};

const retry = fn();

export const SliceFailed: Story = {
  render: () => (
    <FailureCard failure={new VetoError('VETO-203', 'a render threw', { slice: 'mf-owner' })} onRetry={retry} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Error code VETO-203')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};
