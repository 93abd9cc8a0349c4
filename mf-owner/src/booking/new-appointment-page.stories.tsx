import { dropAllDrafts } from '@veto/shared-data/booking';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { petKeys } from '@veto/shared-data/pets';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { type VeterinarianCard, veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import NewAppointmentPage from './new-appointment-page.tsx';

const ANNA: VeterinarianCard = {
  id: 'v1',
  name: 'Anna Kowalska',
  specialty: 'Surgery',
  city: 'Warszawa',
  clinicName: 'Pod Kasztanem',
  address: 'ul. Puławska 12',
  location: 'Pod Kasztanem',
  description: '',
  imageUrl: null,
  portrait: null,
  treats: ['Dogs', 'Cats'],
  priceFrom: null,
  rating: 4.8,
  reviewCount: 12,
  nextSlot: null,
  availability: null,
  specialistNo: null,
  phone: null,
};
const LUNA = pet();
const { from, to } = bookableDays();

const meta: Meta<typeof NewAppointmentPage> = {
  title: 'Pages/Book an Appointment',
  component: NewAppointmentPage,
  parameters: {
    layout: 'fullscreen',
    path: `/appointments/new?petId=${LUNA.id}`,
    queryData: [
      [petKeys.list('owner'), [LUNA, pet({ id: 'mila', name: 'Mila', type: 'Cat' })]],
      [veterinarianKeys.search({}), { pages: [{ items: [ANNA], total: 1, next: null }], pageParams: [null] }],
      [scheduleKeys.slotsBetween('v1', from, to), [{ date: addDays(todayInWarsaw(), 1), time: '09:30' }]],
    ],
  },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
  },
};
export default meta;
type Story = StoryObj<typeof NewAppointmentPage>;

export const PetOfTheAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Luna' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(/^Pet Type/)).toHaveValue('dog');
    await userEvent.click(canvas.getByText('Dr. Anna Kowalska'));
    await userEvent.click(await canvas.findByRole('radio', { name: '09:30' }));
    await expect(canvas.getByRole('radio', { name: '09:30' })).toBeChecked();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Appointment' }));
    await expect(await canvas.findByText('Please choose a date')).toBeVisible();
    await expect(canvas.getByText('Reason for visit is required')).toBeVisible();
  },
};
