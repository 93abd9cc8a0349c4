import { ALL_PARTS, type PassportLink, passportKeys } from '@veto/shared-data/passport';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
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
    await expect(canvas.getAllByRole('button', { name: 'End now' })).toHaveLength(1);
    await expect(canvas.getByText(/^Ends .* opened 2 times, last Nov 22, 2026, 8:00 AM$/)).toBeVisible();
    await expect(canvas.getByText(/^Ended .* not opened yet$/)).toBeVisible();
    await expect(canvas.getByText(/^Taken back/)).toBeVisible();
    await expect(canvas.getByText('name and kind only')).toBeVisible();
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
    await expect(canvas.getByLabelText('It ends by itself after')).toHaveDisplayValue('One day');
  },
};

export const Found: Story = {
  render: () => <FoundForm secret="secret" petName="Burek" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the owner' }));
    await expect(await canvas.findByText('Please write where the pet is')).toBeVisible();
  },
};
