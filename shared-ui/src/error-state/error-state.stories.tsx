import { expect, fn, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { addWords, InLanguage } from '@veto/slice-kit';
import { ERROR_STATE_IN_POLISH } from './error-state.pl.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  parameters: { naturalWidth: '44rem' },
  component: ErrorState,
  args: { title: 'Error', description: 'Failed to fetch veterinarians.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch veterinarians.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };

const refused = Object.assign(new Error('no'), { requestId: '5f1c2c0e-6f2b-4a3b-9a51-2f0f6a7b8c9d' });
export const WithReference: Story = {
  args: { error: refused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Reference: ${refused.requestId}`)).toBeVisible();
  },
};
export const WithoutAnAnswer: Story = {
  args: { error: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Reference/)).toBeNull();
  },
};

/** The words of a catalogue that the page brought are said in its language. */
export const Polish: Story = {
  globals: { language: 'pl' },
  render: (args) => {
    addWords('pl', {
      ...ERROR_STATE_IN_POLISH,
      Error: 'Błąd',
      'Failed to fetch veterinarians.': 'Nie udało się wczytać lekarzy.',
    });
    return (
      <InLanguage of="pl">
        <ErrorState {...args} />
      </InLanguage>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('BłądNie udało się wczytać lekarzy.Spróbuj ponownie');
  },
};
