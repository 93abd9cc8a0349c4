import { onlineManager, useQuery } from '@tanstack/react-query';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { OfflineNote } from './offline-note.tsx';

const SATURDAY = Date.parse('2026-11-28T12:00:00');

const meta: Meta<typeof OfflineNote> = {
  title: 'Parts/OfflineNote',
  component: OfflineNote,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => onlineManager.setOnline(true),
};
export default meta;
type Story = StoryObj<typeof OfflineNote>;

/** It comes and goes with the connection. */
export const LostAndFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    onlineManager.setOnline(false);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./));
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** There is a network, and what is shown is what was kept, as nobody answers. */
export const NobodyAnswers: Story = {
  play: async ({ canvas }) => {
    const tell = (recalled: boolean) => dispatchEvent(new CustomEvent('veto:recalled', { detail: recalled }));
    await waitFor(() => {
      tell(true);
      return expect(canvas.getByRole('status')).toHaveTextContent(/^Veto cannot be reached\./);
    });
    await expect(canvas.getByRole('link', { name: 'Emergency help' })).toHaveAttribute('href', '/emergency');
    tell(false);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** The page says of which day it is: of the oldest answer that it shows, and not of those that it does not. */
export const ReadBefore: Story = {
  render: () => (
    <>
      <OfflineNote />
      <ReadThen />
    </>
  ),
  beforeEach: () => onlineManager.setOnline(false),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. You see what was loaded on Saturday, November 28.'),
    ).toBeVisible();
  },
};

function ReadThen() {
  useQuery({
    queryKey: ['read then'],
    queryFn: () => 1,
    initialData: 1,
    initialDataUpdatedAt: SATURDAY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return null;
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone360' } },
  beforeEach: () => onlineManager.setOnline(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible();
  },
};
