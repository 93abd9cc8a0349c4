import { Button } from '@chakra-ui/react/button';
import { toaster } from '@veto/shared-ui/core';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { tellFailure } from './failure-toast.ts';

const refused = Object.assign(new Error('no'), { requestId: '5f1c2c0e-6f2b-4a3b-9a51-2f0f6a7b8c9d' });
const message = { title: 'Error', description: 'Failed to load pets. Please try again.' };

const meta: Meta = { title: 'Components/FailureToast', beforeEach: () => () => toaster.dismiss() };
export default meta;
type Story = StoryObj;

/** The words stay as they are; the id, for a report, is a line of its own. */
export const WithReference: Story = {
  render: () => <Button onClick={() => tellFailure(refused, message)}>Fail</Button>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const toast = await screen.findByRole('alert', {}, { timeout: 10_000 });
    await waitFor(() => expect(within(toast).getByText(message.description)).toBeVisible());
    await expect(within(toast).getByText(`Reference: ${refused.requestId}`)).toBeVisible();
  },
};

/** A failure to which no answer came has none. */
export const WithoutReference: Story = {
  render: () => <Button onClick={() => tellFailure(new TypeError('boom'), message)}>Fail</Button>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const toast = await screen.findByRole('alert', {}, { timeout: 10_000 });
    await waitFor(() => expect(within(toast).getByText(message.description)).toBeVisible());
    await expect(within(toast).queryByText(/Reference/)).toBeNull();
  },
};
