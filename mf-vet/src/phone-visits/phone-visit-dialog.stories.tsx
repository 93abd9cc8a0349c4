import { appointmentKeys } from '@veto/shared-data/appointments';
import type { PracticeClient } from '@veto/shared-data/clients';
import { sessionStore } from '@veto/shared-data/core';
import { licenceKeys, NO_LICENCE } from '@veto/shared-data/licence';
import { expect, fn, type Meta, type StoryObj, screen, userEvent, within } from '@veto/shared-ui/storybook';
import { PRACTICE, VET } from '../for-vets/practice.fixture.ts';
import PhoneVisitDialog from './phone-visit-dialog.tsx';

const pet = (name: string, type: string) => ({ name, type, lastVisit: '2026-10-12' });
const ANNA: PracticeClient = {
  ...{ key: 'anna lis 600100200', clientId: null, name: 'Anna Lis', phone: '+48 600 100 200', email: null },
  ...{ addressVisit: 'v1', visits: 3, lastVisit: '2026-10-12', nextVisit: null },
  pets: [pet('Mruczek', 'Cat'), pet('Figa', 'Dog')],
};
const found = (words: string) =>
  [appointmentKeys.clientsOfVeterinarian('vet', words), { pages: [[ANNA]], pageParams: [null] }] as const;

const meta: Meta<typeof PhoneVisitDialog> = {
  title: 'Pages/Calendar/Booking by phone',
  component: PhoneVisitDialog,
  args: { date: '2999-01-03', onClose: fn() },
  parameters: { queryData: [...PRACTICE, found('lis'), found('200')] },
  beforeEach: () => sessionStore.setState(VET, true),
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Two animals of a client who is found by a part of the number. */
export const KnownClient: Story = {
  play: async () => {
    const call = within(await screen.findByRole('dialog', { name: 'Book a visit by phone' }));
    await userEvent.type(call.getByLabelText(/^Who is calling/), '200');
    await userEvent.click(await call.findByRole('button', { name: /^Anna Lis/ }));
    await userEvent.click(call.getByRole('button', { name: 'Book visit' }));
    await expect(await call.findByText('Please choose who comes')).toBeVisible();
    for (const name of ['Mruczek', 'Figa']) await userEvent.click(call.getByRole('checkbox', { name }));
    await expect(call.queryByText('Please choose who comes')).toBeNull();
    await expect(call.getByText('Empty: we write to the address that they left before.')).toBeVisible();
    await expect(call.queryByLabelText(/^Pet's name/)).toBeNull();
    await userEvent.click(call.getByRole('button', { name: 'Somebody else' }));
    await expect(call.getByLabelText(/^Pet's name/)).toHaveValue('');
  },
};

/** Nobody is found: what was typed is the name. */
export const NewClient: Story = {
  play: async () => {
    const call = within(await screen.findByRole('dialog', { name: 'Book a visit by phone' }));
    await userEvent.type(call.getByLabelText(/^Email/), 'jan@kos');
    await expect(call.getByLabelText(/^In which language/)).toHaveValue('pl');
    await userEvent.click(call.getByRole('button', { name: 'Book visit' }));
    for (const missing of [
      'Please enter who is calling',
      "Please enter the pet's name",
      'Please choose the kind of animal',
    ])
      await expect(await call.findByText(missing)).toBeVisible();
  },
};

/** Nobody gets an email because of a veterinarian whose licence was not checked. */
export const BeforeTheLicenceIsChecked: Story = {
  parameters: { queryData: [...PRACTICE, [licenceKeys.own('vet'), NO_LICENCE]] },
  play: async () => {
    const call = within(await screen.findByRole('dialog', { name: 'Book a visit by phone' }));
    await expect(await call.findByText(/^We email callers only once your licence has been checked/)).toBeVisible();
    await expect(call.queryByText(/^We send a link/)).toBeNull();
  },
};
