import { useMutation } from '@tanstack/react-query';
import { toaster } from '@veto/shared-ui/core';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { addWords } from '@veto/slice-kit';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { tellFailure, tellOutcome, tellSuccess, useFailureToast } from './failure-toast.ts';

const refused = Object.assign(new Error('no'), { requestId: '5f1c2c0e-6f2b-4a3b-9a51-2f0f6a7b8c9d' });
const loadPets = { title: 'Error', description: 'Failed to load pets. Please try again.' };
const signOut = { title: 'Error', description: 'Failed to sign out. Please try again.' };

const meta: Meta = { title: 'Feedback/FailureToast', beforeEach: () => () => toaster.dismiss() };
export default meta;
type Story = StoryObj;

const readRecord = { title: 'Error', description: 'Failed to load this part of the health record.' };
const savePet = { title: 'Error', description: 'Failed to update pet. Please try again.' };
const offline = Object.assign(new Error('You are offline.'), {
  offline: { title: 'You are offline', description: 'Nothing was sent.' },
});

/** The words stay as they are; the id is a line of its own, which a failure without an answer does not have. */
export const Overview: Story = {
  render: () => (
    <>
      <Button onClick={() => tellFailure(refused, loadPets)}>Load</Button>
      <Button onClick={() => tellFailure(new TypeError('boom'), signOut)}>Sign out</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }));
    const isSaid = ({ description }: typeof loadPets) =>
      waitFor(() => expect(screen.getByText(description)).toBeVisible());
    await press('Load');
    await isSaid(loadPets);
    await expect(screen.getByText(`Reference: ${refused.requestId}`)).toBeVisible();
    await press('Sign out');
    await isSaid(signOut);
    await expect(screen.queryByText(/^Reference/)).toBeNull();
  },
};

/** A page in Polish says its messages by its catalogue, names included; a sentence that it lacks gives way to the general one. */
export const Polish: Story = {
  globals: { language: 'pl' },
  beforeEach: () =>
    addWords('pl', {
      Error: 'Błąd',
      'Failed to load pets. Please try again.': 'Nie udało się wczytać zwierząt.',
      'In memory of {pet}': 'Pamięci zwierzęcia {pet}',
      'We are sorry about {pet}.': '{pet}: współczujemy.',
    }),
  render: () => (
    <>
      <Button
        onClick={() => tellFailure(refused, { ...loadPets, description: 'New.', otherwise: loadPets.description })}
      >
        Load
      </Button>
      <Button onClick={() => tellSuccess(remembered)}>Remember</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(screen.getByText('Nie udało się wczytać zwierząt.')).toBeVisible());
    await expect(screen.getByText('Błąd')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remember' }));
    await waitFor(() => expect(screen.getByText('Pamięci zwierzęcia Burek')).toBeVisible());
    await expect(screen.getByText('Burek: współczujemy.')).toBeVisible();
  },
};

const remembered = {
  title: 'In memory of Burek',
  description: 'We are sorry about Burek.',
  said: { title: 'In memory of {pet}', description: 'We are sorry about {pet}.', names: { pet: 'Burek' } },
};

/** Without a connection a change says so, and a failed reading nothing: the page has its note. */
export const Offline: Story = {
  render: () => <Reading />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByText('You are offline')).toBeVisible());
    for (const { description } of [readRecord, savePet]) await expect(screen.queryByText(description)).toBeNull();
  },
};

function Reading() {
  useFailureToast(offline, readRecord);
  return <Button onClick={() => tellFailure(offline, savePet)}>Change something</Button>;
}

const withdrawn = { title: 'Withdrawn', description: 'The veterinarian knows.' };

/** The change takes its row away before it is done, and the visitor still reads what came of it. */
export const RowThatGoes: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('No requests')).toBeVisible();
    await waitFor(() => expect(screen.getByText(withdrawn.description)).toBeVisible());
  },
};

/** The visitor leaves the row before the change fails, and still reads that it did. */
export const RowThatGoesInVain: Story = {
  render: () => <Rows failure={refused} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('No requests')).toBeVisible();
    await waitFor(() => expect(screen.getByText(savePet.description)).toBeVisible());
    await expect(screen.queryByText(withdrawn.description)).toBeNull();
  },
};

function Rows({ failure }: { failure?: Error }) {
  const [isGone, setGone] = useState(false);
  return isGone ? 'No requests' : <Row failure={failure} onGone={() => setGone(true)} />;
}

function Row({ failure, onGone }: { failure: Error | undefined; onGone: () => void }) {
  const change = useMutation({
    // As a list that is read again: the row goes while another one is still on its way.
    mutationFn: async () => {
      onGone();
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (failure) throw failure;
    },
  });
  return <Button onClick={() => void tellOutcome(change.mutateAsync(), withdrawn, () => savePet)}>Withdraw</Button>;
}
