import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@veto/shared-ui/button';
import { Stack } from '@veto/shared-ui/stack';
import { expect, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { CARDS, freeDaysAnswer } from '../fixtures/veterinarians.fixture.ts';
import { VetRows } from './vet-rows.tsx';

const [card] = CARDS;
const twenty = Array.from({ length: 20 }, (_, nth) => ({ ...card, id: `vet-${nth}`, name: `Vet ${nth}` }));
const [key, times] = freeDaysAnswer(twenty);

/** The rows of one page, whose times come when the button is pressed. */
function RowsBeforeTheirTimes() {
  const client = useQueryClient();
  return (
    <>
      <Button onClick={() => client.setQueryData(key, times)}>The times come</Button>
      <Stack as="ul" listStyleType="none" gap="3.5">
        <VetRows veterinarians={twenty} first />
      </Stack>
    </>
  );
}

const meta = {
  title: 'Parts/VetRows',
  component: RowsBeforeTheirTimes,
  parameters: { path: '/doctors' },
} satisfies Meta<typeof RowsBeforeTheirTimes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** They are filled in steps; in the end every row has its own. */
export const TimesArriveLater: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The times come' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /, today at 16:30$/ })).toHaveLength(20));
  },
};
