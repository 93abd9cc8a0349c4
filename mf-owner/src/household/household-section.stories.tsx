import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { choose } from '../pets/choose-in-menu.fixture.ts';
import { CARERS } from './household.fixture.ts';
import { HouseholdSection } from './household-section.tsx';

const LUNA = pet();
const INVITATION = {
  id: 'i',
  petIds: [LUNA.id],
  role: 'sitter',
  startsOn: '2999-12-23',
  until: '2999-12-24',
  rights: [],
  expiresAt: '2999-12-01T10:00:00Z',
};

const meta: Meta<typeof HouseholdSection> = {
  title: 'Parts/Household',
  component: HouseholdSection,
  args: { pet: LUNA },
  parameters: {
    queryData: [
      [householdKeys.people(LUNA.id), CARERS],
      [householdKeys.invitations('owner'), [INVITATION]],
      [petKeys.list('owner'), [LUNA]],
    ],
  },
  beforeEach: () =>
    sessionStore.setState(
      { state: 'owner', userId: 'owner', email: 'owner@veto.example', fullName: 'Ola Nowak' } as const,
      true,
    ),
};
export default meta;
type Story = StoryObj<typeof HouseholdSection>;

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You · Owner')).toBeVisible();
    await expect(canvas.getAllByText(/^Sitter \w+, \w+ \d+ – /)).toHaveLength(2);
    await expect(canvas.getAllByText('Cannot book visits')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
};

/** Choices outlast Escape. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create the invitation' }));
    await expect(await dialog.findByText('Please choose the last day, from today on')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Record medicines' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite someone' }));
    const again = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await expect(await again.findByRole('checkbox', { name: 'Record medicines' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  },
};

/** A sitter cannot become the owner. */
export const SitterMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Tomek Kowal' }));
    await expect(await screen.findByRole('menuitem', { name: 'Remove Tomek Kowal' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Hand Luna over' })).toBeNull();
  },
};

/** Handing over asks first. */
export const HandingOver: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('button', { name: 'More for Marek Wiśniewski' }), 'Hand Luna over');
    const question = await screen.findByRole('alertdialog', { name: 'Hand Luna over to Marek Wiśniewski?' });
    await expect(question).toHaveTextContent('You stay as a carer with every right');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep Luna' }));
  },
};

/** So does removing, and the harmless answer has the focus. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('button', { name: 'More for Tomek Kowal' }), 'Remove Tomek Kowal');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Tomek Kowal?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep Tomek Kowal' })).toHaveFocus());
  },
};

/** Rights are changed in the form of the invitation. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByRole('button', { name: 'More for Tomek Kowal' }), 'Change role and rights');
    const dialog = within(await screen.findByRole('dialog', { name: 'What Tomek Kowal may do' }));
    await expect(dialog.getByLabelText('Last day')).toHaveValue('2999-11-29');
    await expect(dialog.getByLabelText('First day')).toHaveValue('2999-11-27');
    await expect(dialog.getByRole('checkbox', { name: 'Record medicines' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Book visits' })).not.toBeChecked();
  },
};
