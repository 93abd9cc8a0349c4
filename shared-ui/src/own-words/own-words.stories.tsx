import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { LateOwnWords } from './late-own-words.tsx';
import { OwnWords } from './own-words.tsx';

const meta = {
  title: 'Helpers/OwnWords',
  component: OwnWords,
  parameters: { naturalWidth: '24rem' },
  args: { children: 'Szczególnie dba o spokój zwierząt, które boją się wizyt.' },
} satisfies Meta<typeof OwnWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/dba o spokój/)).toHaveAttribute('lang', 'pl'),
};

/** Whoever wrote it said which language it is. */
export const Named: Story = {
  args: { children: 'Kontrola', language: 'pl' },
  play: ({ canvas }) => expect(canvas.getByText('Kontrola')).toHaveAttribute('lang', 'pl'),
};

export const EachInItsLanguage: Story = {
  render: () => (
    <Stack gap="2">
      {['Kuleje od wczoraj.', 'Limping since yesterday morning.', 'Reksio', 'שלום'].map((words) => (
        <Text key={words}>
          <OwnWords>{words}</OwnWords> · +48 600 100 200
        </Text>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Kuleje od wczoraj.')).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByText('Limping since yesterday morning.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Reksio')).not.toHaveAttribute('lang');
    // The number follows what is written from right to left, as it follows all else.
    const hebrew = canvas.getByText('שלום');
    const line = document.createRange();
    line.selectNodeContents(hebrew.parentElement as HTMLElement);
    await expect(hebrew.getBoundingClientRect().left).toBe(line.getBoundingClientRect().left);
  },
};

export const Late: Story = {
  render: (args) => <LateOwnWords {...args} />,
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText(/dba o spokój/)).toHaveAttribute('lang', 'pl')),
};
