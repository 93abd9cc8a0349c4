import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { expect, type Meta, type StoryObj, waitFor } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { KEPT_FOCUS } from './kept-focus.ts';

/** What is told while somebody has the focus on a button of the offer. */
function Visits() {
  const [offer, setOffer] = useState<'held' | 'over' | 'answered'>('held');
  return (
    <Stack gap="4">
      <Stack gap="4">
        {offer === 'held' && (
          <Box as="section" {...KEPT_FOCUS}>
            <Heading>A time is free on Monday</Heading>
            <Button>Take it</Button>
          </Box>
        )}
        {offer === 'over' && <Heading>The time is no longer held for you</Heading>}
      </Stack>
      <Heading>Your visits</Heading>
      <Button onClick={() => setOffer('over')}>Tell that it is over</Button>
      <Button onClick={() => setOffer('answered')}>Take it away</Button>
    </Stack>
  );
}

const meta = { title: 'Helpers/KeptFocus', component: Visits, args: {} } satisfies Meta<typeof Visits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const OnWhatIsToldInstead: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Take it' }).focus();
    canvas.getByRole('button', { name: 'Tell that it is over' }).click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /no longer held/ })).toHaveFocus());
  },
};

export const OnWhatFollows: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Take it' }).focus();
    canvas.getByRole('button', { name: 'Take it away' }).click();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your visits' })).toHaveFocus());
  },
};

/** The focus of somebody who is elsewhere stays there. */
export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Take it' }).focus();
    const elsewhere = canvas.getByRole('button', { name: 'Take it away' });
    elsewhere.focus();
    elsewhere.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take it' })).toBeNull());
    await expect(elsewhere).toHaveFocus();
  },
};
