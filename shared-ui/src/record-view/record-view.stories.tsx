import { Skeleton } from '@chakra-ui/react/skeleton';
import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { RecordView, type RecordViewProps } from './record-view.tsx';

interface Profile {
  name: string;
}

const meta = {
  title: 'Feedback/RecordView',
  parameters: { naturalWidth: '36rem' },
  component: RecordView<Profile>,
  args: {
    record: { name: 'Ola Nowak' },
    error: null,
    onRetry: fn(),
    words: {
      missing: { title: 'Profile Not Found', description: 'Unable to load profile data.' },
      failed: { title: 'Error', description: 'Failed to fetch profile data.' },
    },
    placeholder: <Skeleton h="12rem" aria-hidden />,
    children: ({ name }) => <p>{name}</p>,
  },
} satisfies Meta<RecordViewProps<Profile>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** A later failure takes nothing away. */
export const ShownAlthoughItFailed: Story = {
  args: { error: new Error('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ola Nowak')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { record: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Profile Not Found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  render: ({ record: _, ...args }) => <RecordView {...args} record={undefined} error={new Error('offline')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch profile data.')).toBeVisible();
  },
};

export const Loading: Story = { render: ({ record: _, ...args }) => <RecordView {...args} record={undefined} /> };
