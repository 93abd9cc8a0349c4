import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { ShowMore } from './show-more.tsx';

const VISITS = Array.from({ length: 47 }, (_, index) => `Visit ${index + 1}`);

function Visits({ visits }: { visits: readonly string[] }) {
  return (
    <Stack gap="1">
      <ShowMore items={visits}>{(visit) => <Text key={visit}>{visit}</Text>}</ShowMore>
    </Stack>
  );
}

const meta = {
  title: 'Layout/ShowMore',
  component: Visits,
  args: { visits: VISITS },
} satisfies Meta<typeof Visits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Visit/)).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (27)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (7)' }));
    await expect(canvas.getAllByText(/^Visit/)).toHaveLength(47);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Short: Story = { args: { visits: VISITS.slice(0, 3) } };
