import { appointmentKeys } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { visit } from '@veto/shared-data/fixtures';
import { petKeys } from '@veto/shared-data/pets';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';
import { expect, LONG_NAME, LONG_WORD, type Meta, onPaper, pageStates, type StoryObj } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import AppointmentPage from './appointment-page.tsx';

const VISIT = visit({ petId: 'p1' });

const meta: Meta<typeof AppointmentPage> = {
  title: 'Pages/One appointment',
  component: AppointmentPage,
  parameters: {
    page: { routes: ['/appointments/:id'] },
    layout: 'fullscreen',
    path: '/appointments/a1',
    queryData: [[appointmentKeys.oneOfOwner('c1', 'a1'), VISIT]],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'c1' }, true),
  render: () => (
    <Routes>
      <Route path="/appointments/:id" element={<AppointmentPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof AppointmentPage>;

export const ToCome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna sees Dr. Anna Kowalska' })).toBeVisible();
    await expect(canvas.getByText('30 minutes')).toBeVisible();
    await expect(canvas.queryByText('Before you come'), 'the vet says nothing about it').toBeNull();
    await onPaper(async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryAllByRole('button')).toEqual([]);
      await expect(canvas.queryByRole('link', { name: 'Back to My Appointments' })).toBeNull();
    });
  },
};

/** A visit of a kind keeps its length and price; how to prepare is what the vet says now. */
export const OfAType: Story = {
  parameters: {
    queryData: [
      [
        appointmentKeys.oneOfOwner('c1', 'a1'),
        { ...VISIT, duration: 60, type: { id: 't1', name: 'Surgery', price: { from: 600, to: 900 } } },
      ],
      [
        visitTypeKeys.ofVeterinarian(VISIT.veterinarianId),
        [{ ...CONSULTATION, id: 't1', name: 'Operation', preparation: 'Nothing to eat from midnight on.' }],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Surgery, 1 h, 600–900 zł');
    await expect(canvas.getByText('Before you come')).toBeVisible();
    await expect(canvas.getByText('Nothing to eat from midnight on.')).toBeVisible();
  },
};

export const OfAPetThatDied: Story = {
  parameters: {
    queryData: [
      [
        appointmentKeys.oneOfOwner('c1', 'a1'),
        { ...VISIT, petDied: true, type: { id: 't1', name: 'Surgery', price: null } },
      ],
      [
        visitTypeKeys.ofVeterinarian(VISIT.veterinarianId),
        [{ ...CONSULTATION, id: 't1', name: 'Surgery', preparation: 'Nothing to eat from midnight on.' }],
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna’s visit to Dr. Anna Kowalska' })).toBeVisible();
    await expect(canvas.getByText(/^In memory of Luna/)).toBeVisible();
    await expect(canvas.queryByText('Before you come')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Tell me if something earlier comes free' })).toBeNull();
  },
};

/** As after a guest's booking: the animal is not among the owner's pets yet. */
export const OfNoPetYet: Story = {
  parameters: {
    queryData: [
      [appointmentKeys.oneOfOwner('c1', 'a1'), { ...VISIT, petId: null }],
      [petKeys.list('c1'), []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Keep Luna as your pet?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep Luna' })).toBeVisible();
  },
};

/** Where the link of an older mail leads. */
export const Cancelled: Story = {
  parameters: {
    queryData: [
      [
        appointmentKeys.oneOfOwner('c1', 'a1'),
        { ...VISIT, status: 'cancelled', cancelledBy: 'veterinarian', cancelReason: 'I am ill' },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'The visit of Luna with Dr. Anna Kowalska is cancelled' }),
    ).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[appointmentKeys.oneOfOwner('c1', 'a1'), null]], says: 'Appointment not found' },
  long: {
    answers: [[appointmentKeys.oneOfOwner('c1', 'a1'), { ...VISIT, petName: LONG_NAME, reason: LONG_WORD }]],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
