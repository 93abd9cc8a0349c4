import { dropAllDrafts } from '@veto/shared-data/booking';
import { addDays } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import SpecialistPage from './specialist-page.tsx';
import { SpecialistSkeleton } from './specialist-skeleton.tsx';
import { VETS } from './vets.fixture.ts';

const [anna, , ewa] = VETS;
const { from, to } = bookableDays();
const tomorrow = addDays(from, 1);
/** The region for toasts is fetched with the first one. */
const TOAST_WITHIN = { timeout: 5000 };
const free = ['09:00', '09:30', '14:00'].map((time) => ({ date: tomorrow, time }));

const meta: Meta<typeof SpecialistPage> = {
  title: 'Pages/Polish specialist',
  component: SpecialistPage,
  parameters: {
    layout: 'fullscreen',
    path: '/specialist/1',
    queryData: [
      [veterinarianKeys.detail('1'), anna],
      [veterinarianKeys.detail(ewa.id), ewa],
      [scheduleKeys.slotsBetween(anna.id, from, to), free],
    ],
  },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'signed-out' }, true);
  },
  render: () => (
    <Routes>
      <Route path="/specialist/:id" element={<SpecialistPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SpecialistPage>;

/** The cell's accessible name is the date in words; its text is the day of the month. */
async function chooseTomorrow(canvasElement: HTMLElement) {
  const calendar = within(canvasElement);
  const name = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const cell = () => calendar.queryByRole('button', { name: new RegExp(name.format(new Date(`${tomorrow}T00:00Z`))) });
  if (!cell()) await userEvent.click(calendar.getByRole('button', { name: 'Następny miesiąc' }));
  await userEvent.click(cell() as HTMLElement);
}

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anna Kowalska');
    const book = canvas.getByRole('button', { name: 'Rezerwuj wizytę' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(book);
    const toast = await screen.findByText('Wybierz datę i godzinę wizyty', {}, TOAST_WITHIN);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const BookedLocally: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '17:00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rezerwuj wizytę' }));
    await expect(await canvas.findByText('Wizyta potwierdzona!')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
      'href',
      '/login?next=%2Fspecialist%2F1',
    );
  },
};

export const SignedInOwner: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner-1' }),
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(free.length);
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rezerwuj wizytę' }));
    await expect(await canvas.findByText('Podaj imię zwierzęcia')).toBeVisible();
    await expect(canvas.queryByText('Wizyta potwierdzona!')).toBeNull();
  },
};

export const Veterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet-1' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rezerwuj wizytę' })).toBeNull();
  },
};

export const LittleKnown: Story = { parameters: { path: `/specialist/${ewa.id}` } };

export const Loading: Story = { render: () => <SpecialistSkeleton /> };
