import { Button } from '@chakra-ui/react/button';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Your Pets',
    subtitle: 'Everything about their health, in one place.',
    actions: <Button>Add New Pet</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Your Pets' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};
export const TitleOnly: Story = { args: { subtitle: undefined, actions: undefined } };
