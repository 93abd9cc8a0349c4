import { appointmentKeys } from '@veto/shared-data/appointments';
import type { OpenBooking } from '@veto/shared-data/booking';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { expect, fn, type Meta, type StoryObj, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { DAY, openedSheet, SLOTS, VET } from './booking-sheet.fixture.ts';
import BookingSheet from './booking-sheet.tsx';

const { from, to } = bookableDays();
const LUNA = { id: 'p1', name: 'Luna', type: 'Cat' };
const NEMO = { id: 'p2', name: 'Nemo', type: 'Fish' };
const BELLA = {
  id: 'p3',
  name: 'Bella',
  type: 'Dog',
  imageUrl: null,
  role: 'carer',
  startsOn: null,
  until: null,
  owner: 'Anna',
};
const known = (pets: object[], cared: object[] = []) => [
  [scheduleKeys.slotsBetween(VET.id, from, to), SLOTS],
  [petKeys.list('u1'), pets],
  [householdKeys.cared('u1'), cared],
  [appointmentKeys.ofOwner('u1'), []],
];
const open: OpenBooking = { veterinarian: VET, slot: { date: DAY, time: '09:30' } };

const meta = {
  title: 'Parts/BookingSheet',
  component: BookingSheet,
  args: { open, onSlot: fn(), onBooked: fn(), onGuestBooked: fn(), onClose: fn(), onLeave: fn() },
  parameters: { queryData: known([LUNA]) },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'owner', userId: 'u1', email: 'owner@veto.example', fullName: 'Ola Nowak' }, true);
  },
} satisfies Meta<typeof BookingSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which of two pets is meant only the owner can tell; words take the place of the suggested reason. */
export const SeveralPets: Story = {
  parameters: { queryData: known([LUNA, NEMO]) },
  play: async () => {
    const sheet = await openedSheet();
    await userEvent.click(await sheet.findByRole('button', { name: 'Book Appointment' }));
    await expect(await sheet.findByText('Pet name is required')).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Nemo' }));
    await waitFor(() => expect(sheet.queryByText('Pet name is required')).toBeNull());
    await userEvent.type(sheet.getByRole('textbox', { name: 'Reason for Visit' }), 'Pale scales');
    await expect(sheet.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Reason for Visit' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Book Appointment' }));
    await expect(await sheet.findByText('Reason for visit is required')).toBeVisible();
  },
};

/** Carers book for others' pets, which are marked, where the owner lets them. */
export const OthersPets: Story = {
  parameters: {
    queryData: known(
      [LUNA],
      [
        { ...BELLA, rights: ['book'] },
        { ...BELLA, id: 'p4', name: 'Rex', rights: [] },
      ],
    ),
  },
  play: async () => {
    const sheet = await openedSheet();
    await expect(await sheet.findByRole('radio', { name: 'Luna' })).toBeChecked();
    await expect(sheet.queryByRole('radio', { name: /Rex/ })).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: 'Bella (Anna’s)' }));
    await expect(sheet.getByRole('radio', { name: 'Bella (Anna’s)' })).toBeChecked();
  },
};

/** An animal that the vet does not name: it is asked before anything is sent. */
export const AnotherAnimal: Story = {
  play: async () => {
    const sheet = await openedSheet();
    await userEvent.click(await sheet.findByRole('radio', { name: 'Another pet' }));
    await userEvent.type(sheet.getByLabelText(/Pet Name/), 'Coco');
    await userEvent.selectOptions(sheet.getByLabelText(/Pet Type/), 'bird');
    await userEvent.click(sheet.getByRole('button', { name: 'Book Appointment' }));
    const question = await sheet.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Dr. Anna Kowalska treats dogs, cats, and rabbits.');
    await expect(within(question).getByRole('link')).toHaveAttribute('href', '/doctors?pet=Birds');
    await userEvent.selectOptions(sheet.getByLabelText(/Pet Type/), 'cat');
    await expect(sheet.queryByRole('alertdialog')).toBeNull();
  },
};
