import { sessionStore } from '@veto/shared-data/core';
import { moderationKeys, type ReportedReview } from '@veto/shared-data/moderation';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import ModerationPage from './moderation-page.tsx';

const WAITING: ReportedReview = {
  id: 'r1',
  reason: 'I have never met this owner.',
  reportedAt: '2026-11-20T10:00:00Z',
  veterinarianName: 'Wanda Lis',
  authorName: 'Olga N.',
  rating: 1,
  comment: 'Rude.',
  decision: null,
};
const DECIDED: ReportedReview = {
  ...WAITING,
  id: 'r2',
  reason: 'This is about somebody else.',
  authorName: 'Jan K.',
  decision: { removed: true, reason: 'Insults.', by: 'Adam Nowy', at: '2026-11-21T10:00:00Z' },
};

const meta: Meta<typeof ModerationPage> = {
  title: 'Pages/Moderation',
  component: ModerationPage,
  parameters: {
    layout: 'fullscreen',
    path: '/_moderation',
    queryData: [[moderationKeys.reported('admin'), [WAITING, DECIDED]]],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'admin' }, true),
};
export default meta;
type Story = StoryObj<typeof ModerationPage>;

/** Nothing is decided without a reason; what was decided stands below. */
export const Reported: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/I have never met this owner/)).toBeVisible();
    await expect(canvas.getByText(/Removed by Adam Nowy, Nov 21, 2026: Insults/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Olga N.' }));
    await expect(await canvas.findByText('Please say why')).toBeVisible();
  },
};

export const NothingReported: Story = {
  parameters: { queryData: [[moderationKeys.reported('admin'), []]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits for a decision.')).toBeVisible();
  },
};
