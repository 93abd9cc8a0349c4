import { addDays } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { veterinarian } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { openedSheet } from '../booking-sheet/booking-sheet.fixture.ts';
import { Confirmation } from './confirmation.tsx';
import SpecialistBooking from './specialist-booking.tsx';

const VET = veterinarian({ specialistNo: 1 });
const { from, to } = bookableDays();
const tomorrow = addDays(from, 1);
const free = ['09:00', '09:30', '14:00'].map((time) => ({ date: tomorrow, time }));

const meta = {
  title: 'Parts/SpecialistBooking',
  component: SpecialistBooking,
  globals: { language: 'pl' },
  args: { veterinarian: VET.id, language: 'pl' },
  parameters: {
    path: '/specialist/1',
    queryData: [
      // As the page has asked.
      [veterinarianKeys.detail('1'), VET],
      [scheduleKeys.slotsBetween(VET.id, from, to), free],
      [householdKeys.cared('owner-1'), []],
      [petKeys.list('owner-1'), [{ id: 'p1', name: 'Puszek', type: 'Rabbit' }]],
    ],
  },
  beforeEach: () => {
    dropAllDrafts();
    sessionStore.setState({ state: 'signed-out' }, true);
  },
  render: (args) => (
    <Box maxW="26rem">
      <SpecialistBooking {...args} />
    </Box>
  ),
} satisfies Meta<typeof SpecialistBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cell's accessible name is the date in words; its text is the day of the month. */
async function chooseTomorrow(canvasElement: HTMLElement) {
  const calendar = within(canvasElement);
  const name = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  await calendar.findByRole('button', { name: 'Następny miesiąc' });
  const cell = () => calendar.queryByRole('button', { name: new RegExp(name.format(new Date(`${tomorrow}T00:00Z`))) });
  if (!cell()) await userEvent.click(calendar.getByRole('button', { name: 'Następny miesiąc' }));
  await userEvent.click(cell() as HTMLElement);
}

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/umów wizytę bez konta/)).toBeVisible();
    const book = canvas.getByRole('button', { name: 'Rezerwuj wizytę' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(book);
    const toast = await screen.findByText('Wybierz datę i godzinę wizyty');
    await expect(toast).toBeVisible();
  },
};

/**
 * All fifteen times; only what is free with this vet can be chosen, and the others say so. A pressed time opens the sheet, which
 * offers both ways to an account, each back to this page, and says 'confirmed' nowhere.
 */
export const ChosenSignedOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await expect(await canvas.findAllByRole('radio')).toHaveLength(15);
    await expect(canvas.getByRole('radio', { name: /^17:00\s+niedostępny$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    const sheet = await openedSheet('Umów wizytę');
    await userEvent.type(await sheet.findByLabelText(/Imię zwierzęcia/), 'Puszek');
    for (const [name, way] of [
      ['Zaloguj się', 'login'],
      ['Załóż konto', 'register'],
    ] as const)
      await expect(sheet.getByRole('link', { name })).toHaveAttribute('href', `/pl/${way}?next=%2Fspecialist%2F1`);
    await expect(screen.queryByText(/potwierdzona|została zarezerwowana/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '14:00' })).toBeChecked());
    await expect(canvas.getByRole('button', { name: 'Rezerwuj wizytę' })).toHaveAttribute('aria-disabled', 'false');
  },
};

const booked = { slot: { date: tomorrow, time: '14:00' } };

export const Booked: Story = {
  render: () => <Confirmation {...booked} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Moje wizyty' })).toHaveAttribute('href', '/appointments');
    await expect(canvas.getByRole('link', { name: 'Wróć do wyszukiwania' })).toHaveAttribute('href', '/map-search');
  },
};

/** Without an account the link to the visit stands in the place of 'Moje wizyty'. */
export const BookedAsGuest: Story = {
  render: () => <Confirmation {...booked} guest={{ ...booked, secret: 'abc', email: null }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toHaveFocus());
    await expect(await canvas.findByText(/^Zachowaj ten link/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zobacz wizytę' })).toHaveAttribute('href', '/pl/guest-visit#abc');
    await expect(canvas.queryByRole('link', { name: 'Moje wizyty' })).toBeNull();
  },
};

/** The third way in the sheet: three fields, with their mistakes beside them; signing in is one press away. */
export const AsGuest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '14:00' }));
    const sheet = await openedSheet('Umów wizytę');
    await userEvent.click(await sheet.findByRole('button', { name: 'Umów wizytę bez konta' }));
    await waitFor(() => expect(sheet.getByLabelText(/Imię i nazwisko/)).toHaveFocus());
    await userEvent.type(sheet.getByLabelText(/E-mail/), 'VET');
    await userEvent.click(sheet.getByRole('button', { name: 'Rezerwuj wizytę' }));
    await expect(await sheet.findByText('Podaj imię zwierzęcia')).toBeVisible();
    await waitFor(() => expect(sheet.getByLabelText(/Telefon/)).toHaveAccessibleDescription(/^Podaj numer telefonu/));
    await expect(sheet.getByLabelText(/E-mail/)).toHaveAccessibleDescription('Podaj poprawny adres e-mail');
    await userEvent.click(sheet.getByRole('button', { name: 'Wolę się zalogować' }));
    await expect(sheet.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  },
};

/** A day on which the clinic does not open says so; its times stand there and cannot be chosen. */
export const ClosedDay: Story = {
  parameters: {
    queryData: [
      [veterinarianKeys.detail('1'), { ...VET, workingHours: [] }],
      [scheduleKeys.slotsBetween(VET.id, from, to), []],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await expect(await canvas.findByText('Gabinet jest w tym dniu zamknięty. Wybierz inną datę.')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** Where nothing is free soon, an owner waits for a time to come free. */
export const FullCalendar: Story = {
  parameters: {
    queryData: [
      [veterinarianKeys.detail('1'), VET],
      [scheduleKeys.slotsBetween(VET.id, from, to), [{ date: to, time: '09:00' }]],
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Daj znać, gdy zwolni się wcześniejszy termin' });
    await expect(link).toHaveAttribute('href', `/appointments?wait=${VET.id}`);
  },
};

export const SignedInOwner: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner-1' }),
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(free.length);
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    // The only pet, and what most visits are for, are there already: one press is left.
    const sheet = await openedSheet('Umów wizytę');
    await expect(await sheet.findByRole('radio', { name: 'Puszek' })).toBeChecked();
    await expect(sheet.getByRole('radio', { name: 'Badanie ogólne' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: 'Inne zwierzę' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Rezerwuj wizytę' }));
    await expect(await sheet.findByText('Podaj imię zwierzęcia')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/Imię zwierzęcia/), 'Coco');
    await userEvent.selectOptions(sheet.getByLabelText(/Gatunek/), 'bird');
    await userEvent.click(sheet.getByRole('button', { name: 'Rezerwuj wizytę' }));
    await expect(await sheet.findByRole('alertdialog')).toHaveTextContent(
      'lek. wet. Anna Kowalska: leczy psy, koty i króliki.',
    );
    await expect(screen.queryByText('Wizyta potwierdzona!')).toBeNull();
  },
};

export const Veterinarian: Story = {
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet-1' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Rezerwuj wizytę' })).toBeNull();
  },
};

/** All of it in Ukrainian, with the sheet; signing in is in English yet. */
export const InUkrainian: Story = {
  args: { veterinarian: VET.id, language: 'uk' },
  globals: { language: 'uk' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Записатися на візит' }));
    await expect(await screen.findByText('Виберіть дату й час візиту')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний місяць' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Попередній місяць' }));
    await expect(canvas.getByRole('region', { name: 'Запис на візит' })).toBeVisible();
  },
};
