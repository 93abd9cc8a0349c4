import { sessionStore } from '@veto/shared-data/core';
import { visitOfClient } from '@veto/shared-data/fixtures';
import { Button } from '@veto/shared-ui/button';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { MarkComplete } from './mark-complete.tsx';
import { VisitDialogs } from './visit-dialogs.tsx';

const visit = visitOfClient({ date: '2026-11-24' });

/** A row that goes, as that of a visit that is completed in another tab. */
function RowThatGoes() {
  const [isListed, setListed] = useState(true);
  return (
    <VisitDialogs>
      <Button onClick={() => setListed(false)}>The row goes</Button>
      {isListed && <MarkComplete appointment={visit} whose="Luna" />}
    </VisitDialogs>
  );
}

const meta = {
  title: 'Parts/VisitDialogs',
  component: RowThatGoes,
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
} satisfies Meta<typeof RowThatGoes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOutliveTheRow: Story = {
  play: async ({ canvas }) => {
    const goes = canvas.getByRole('button', { name: 'The row goes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Complete: Luna' }));
    const sheet = await screen.findByRole('dialog', { name: 'Finish visit' });
    await expect(sheet).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText(/^Note/), 'Healthy');
    // Behind the sheet no pointer reaches it.
    goes.click();
    await waitFor(() => expect(screen.queryByText('Mark Complete: Luna')).toBeNull());
    await expect(within(sheet).getByLabelText(/^Note/)).toHaveValue('Healthy');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await expect(sheet).not.toBeInTheDocument();
  },
};
