import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { SymptomReport } from './symptom-report.tsx';

/** A lilac square, so that a story needs no network. */
const PICTURE =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="%23dccdf7" d="M0 0h8v8H0z"/></svg>';

const meta = {
  title: 'Booking/SymptomReport',
  parameters: { naturalWidth: '32rem' },
  component: SymptomReport,
  args: {
    answers: [
      { question: 'Is your pet struggling to breathe?', answer: 'No' },
      { question: 'Has your pet swallowed something poisonous?', answer: 'Yes' },
    ],
    photos: [
      { id: 'p1', url: PICTURE },
      { id: 'p2', url: null },
    ],
  },
} satisfies Meta<typeof SymptomReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo 1 of 2' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ForTheOwner: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('p2');
  },
};

export const PhotosNotToBeHad: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The photos could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingSaid: Story = { args: { answers: [], photos: [] } };
