import { type AfterVisit, afterVisitKeys } from '@veto/shared-data/after-visit';
import { sessionStore } from '@veto/shared-data/core';
import { visit } from '@veto/shared-data/fixtures';
import { expect, type Meta, type StoryObj, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import AfterVisitCard from './after-visit-card.tsx';

const over = visit({ status: 'completed' });
const asked = (answers: AfterVisit['answers']) => ({
  queryData: [[afterVisitKeys.ofVisit('c1', over.id), { questions: ['eating', 'wound'], answers }]],
});

const meta = {
  title: 'Parts/AfterVisitCard',
  component: AfterVisitCard,
  args: { visit: over },
  parameters: { path: '/appointments/a1', naturalWidth: '56rem', ...asked(null) },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'c1' }, true),
} satisfies Meta<typeof AfterVisitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All is answered, or nothing is sent. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const eating = within(canvas.getByRole('group', { name: 'Is Luna eating?' }));
    await userEvent.click(eating.getByRole('button', { name: 'Yes' }));
    await userEvent.click(eating.getByRole('button', { name: 'No' }));
    await expect(eating.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    const wound = within(canvas.getByRole('group', { name: 'Is the wound closed and dry?' }));
    await expect(await wound.findByRole('alert')).toHaveTextContent('Please choose an answer');
    await expect(eating.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(wound.getByRole('button', { name: 'Yes' })).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  parameters: { queryData: [[afterVisitKeys.ofVisit('c1', over.id), new Error('offline')]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load this appointment. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Answered: Story = {
  parameters: asked({ eating: 'yes', wound: 'unsure' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sure')).toBeVisible();
    await expect(canvas.getByText(/^Thank you\./)).toBeVisible();
  },
};

/** It says what to do at once, and whom to call. */
export const Alarming: Story = {
  parameters: asked({ eating: 'no', wound: 'yes' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Luna should be seen soon');
    await expect(canvas.getByRole('link', { name: 'Find Emergency Care' })).toHaveAttribute('href', '/emergency');
  },
};

export const OnAPhone: Story = { ...Alarming, globals: { viewport: { value: 'phone360' } } };
