import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import { CARED, CARERS } from './household.fixture.ts';
import HouseholdPage from './household-page.tsx';

const LUNA = pet();
const MILA = pet({ id: '6f1c2d3e-0000-4000-8000-000000000002', name: 'Mila', type: 'Cat' });
const INVITATION = {
  id: 'i',
  petIds: [LUNA.id, MILA.id],
  role: 'sitter',
  startsOn: '2999-12-23',
  until: '2999-12-24',
  rights: ['medicines'],
  expiresAt: '2999-12-01T10:00:00Z',
};

const meta: Meta<typeof HouseholdPage> = {
  title: 'Pages/Household',
  component: HouseholdPage,
  parameters: {
    page: { routes: ['/household'] },
    layout: 'fullscreen',
    path: '/household',
    queryData: [
      [petKeys.list('owner'), [MILA, LUNA]],
      [householdKeys.everybody('owner'), CARERS],
      [householdKeys.invitations('owner'), [INVITATION]],
      [householdKeys.cared('owner'), [CARED]],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
};
export default meta;
type Story = StoryObj<typeof HouseholdPage>;

/** Pets that somebody helps with come first; each is one press from its people. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Your pets' }));
    const links = own.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Luna', 'Mila']);
    await expect(links[0]).toHaveAttribute('href', `/pets/${LUNA.id}?tab=sharing`);
    await expect(own.getByText('Marek Wiśniewski · Carer')).toBeVisible();
    await expect(own.getByText(/^Tomek Kowal · Sitter \w+, Nov 27 – \w+, Nov 29$/)).toBeVisible();
    await expect(own.getByText('Only you')).toBeVisible();
    const open = within(canvas.getByRole('region', { name: 'Open invitations' }));
    await expect(open.getByText('Invitation for Mila and Luna')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Withdraw the invitation for Mila and Luna' })).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'You care for' }));
    await expect(others.getByRole('link', { name: 'Burek' })).toHaveAttribute('href', `/pets/${CARED.id}`);
  },
};

/** An invitation may be for any of the pets. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    for (const name of ['Luna', 'Mila'])
      await expect(await dialog.findByRole('checkbox', { name })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

const FORTY = Array.from({ length: 40 }, (_, number) => pet({ id: `p${number}`, name: `Pet ${number}` }));

/** Twenty at a time. */
export const FortyPets: Story = {
  parameters: {
    queryData: [
      [petKeys.list('owner'), FORTY],
      [householdKeys.everybody('owner'), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more (20)' })).toBeVisible();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [petKeys.list('owner'), []],
      [householdKeys.everybody('owner'), []],
      [householdKeys.cared('owner'), []],
    ],
    says: 'No pets added yet',
  },
  long: {
    answers: [
      [petKeys.list('owner'), [pet({ name: LONG_WORD })]],
      [householdKeys.everybody('owner'), CARERS.map((carer) => ({ ...carer, name: LONG_NAME }))],
    ],
    says: LONG_WORD,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
