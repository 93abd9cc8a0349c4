import { Box } from '@chakra-ui/react/box';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { Button } from '../button/index.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/PageHeader',
  parameters: { naturalWidth: '64rem' },
  component: PageHeader,
  args: {
    title: 'Your Pets',
    subtitle: 'Everything about their health, in one place.',
    actions: <Button>Add New Pet</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Your Pets' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};
export const TitleOnly: Story = { args: { subtitle: undefined, actions: undefined } };

const MANY = ['Earlier', 'This week', 'Later', 'Book by phone', 'Block time', 'Subscribe'];
/** What a page has between its edges in windows of 768, 820, 900, 1024 and 1280 px. */
const WIDTHS = [704, 756, 836, 960, 1200];

/** Many buttons go below the title, which stays on one line, and none of them leaves the page. */
export const ManyActions: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  args: {
    title: 'Appointment Calendar',
    actions: MANY.map((label) => (
      <Button key={label} variant="surface">
        {label}
      </Button>
    )),
  },
  render: (args) => (
    <>
      {WIDTHS.map((width) => (
        <Box key={width} w={`${width}px`} mb="8" data-width={width}>
          <PageHeader {...args} />
        </Box>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = canvas.getAllByRole('heading', { level: 1 }).map((title) => title.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(60);
    for (const page of canvasElement.querySelectorAll<HTMLElement>('[data-width]')) {
      const edge = page.getBoundingClientRect().right;
      for (const part of page.querySelectorAll('button, p'))
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  },
};
