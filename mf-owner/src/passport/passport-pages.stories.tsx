import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { ALL_PARTS, type PassportLink, passportKeys } from '@veto/shared-data/passport';
import { Button } from '@veto/shared-ui/button';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { useState } from 'react';
import FoundForm from './found-form.tsx';
import { LinkList } from './link-list.tsx';
import { ShareForm } from './share-form.tsx';

const LINK: PassportLink = {
  id: 'l1',
  shows: ['allergies', 'microchip'],
  createdAt: '2026-11-22T06:00:00Z',
  expiresAt: '2999-11-23T06:00:00Z',
  revokedAt: null,
  openedAt: '2026-11-22T07:00:00Z',
  openedCount: 2,
  petLostSince: null,
};

const meta: Meta = { title: 'Pages/Pet passport' };
export default meta;
type Story = StoryObj;

/** One that lasts, one that has ended, one that was taken back: only the first can be ended. */
export const Links: Story = {
  parameters: {
    queryData: [
      [
        passportKeys.links('p1'),
        [
          LINK,
          { ...LINK, id: 'l2', shows: [], expiresAt: '2026-01-01T06:00:00Z', openedAt: null, openedCount: 0 },
          { ...LINK, id: 'l3', revokedAt: '2026-11-22T08:00:00Z' },
        ],
      ],
    ],
  },
  render: () => <LinkList petId="p1" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Revoke' })).toHaveLength(1);
    await expect(canvas.getByText(/^Expires .* opened 2 times, last Nov 22, 2026, 08:00$/)).toBeVisible();
    await expect(canvas.getByText(/^Expired .* not opened yet$/)).toBeVisible();
    await expect(canvas.getByText(/^Revoked/)).toBeVisible();
    await expect(canvas.getByText('name and type only')).toBeVisible();
  },
};

export const NoLinks: Story = {
  parameters: { queryData: [[passportKeys.links('p1'), []]] },
  render: () => <LinkList petId="p1" />,
};

export const WhatIsShown: Story = {
  render: () => <ShareForm petId="p1" shows={ALL_PARTS} onShows={() => undefined} onMade={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7);
    await expect(canvas.getByLabelText('Expires after')).toHaveDisplayValue('One day');
  },
};

export const Found: Story = {
  render: () => <FoundForm secret="secret" petName="Burek" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message the owner' }));
    await expect(await canvas.findByText('Please write where the pet is')).toBeVisible();
  },
};

/** The page is left and opened again, by a finder without an account. */
function TwoVisits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Button variant="outline" mb="4" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <FoundForm key={visit} secret="secret" petName="Burek" />
    </>
  );
}

export const FoundAndInterrupted: Story = {
  beforeEach() {
    sessionStore.setState({ state: 'signed-out' }, true);
    dropAllDrafts();
    return dropAllDrafts;
  },
  render: () => <TwoVisits />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Message/), 'He is in our garden.');
    await userEvent.type(canvas.getByLabelText('How the owner can reach you'), '600 100 200');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('He is in our garden.');
    await expect(canvas.getByLabelText('How the owner can reach you')).toHaveValue('600 100 200');
  },
};
