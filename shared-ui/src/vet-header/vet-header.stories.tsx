import { Text } from '@chakra-ui/react/text';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PageTitle } from '../page-title/page-title.tsx';
import { VetHeader } from './vet-header.tsx';

const meta = {
  title: 'People/VetHeader',
  component: VetHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    vet: { specialty: 'surgery', imageUrl: null, portrait: null },
    portraitLabel: 'Portrait of Anna Zielińska',
    back: <a href="#list">Back to Veterinarians</a>,
    children: (
      <>
        <PageTitle>Anna Zielińska</PageTitle>
        <Text color="muted">Surgery · Klinika Pod Lipami, Warszawa</Text>
      </>
    ),
  },
} satisfies Meta<typeof VetHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** The way back stands above the street there, and a long name breaks. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: { children: <PageTitle>{'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}</PageTitle> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Veterinarians' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
