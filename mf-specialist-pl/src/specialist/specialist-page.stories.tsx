import { useQueryClient } from '@tanstack/react-query';
import { addDays } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { dropAllDrafts } from '@veto/shared-data/drafts';
import { householdKeys } from '@veto/shared-data/household';
import { petKeys } from '@veto/shared-data/pets';
import { bookableDays, scheduleKeys } from '@veto/shared-data/schedule';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import {
  expect,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Confirmation } from '../booking/confirmation.tsx';
import SpecialistPage from './specialist-page.tsx';
import { VETS } from './vets.fixture.ts';

const [anna, , ewa] = VETS;
const { from, to } = bookableDays();
const tomorrow = addDays(from, 1);
const free = ['09:00', '09:30', '14:00'].map((time) => ({ date: tomorrow, time }));

const meta: Meta<typeof SpecialistPage> = {
  title: 'Pages/Polish specialist',
  component: SpecialistPage,
  globals: { language: 'pl' },
  parameters: {
    page: { routes: ['/specialist/:id'] },
    layout: 'fullscreen',
    path: '/specialist/1',
    queryData: [
      [veterinarianKeys.detail('1'), anna],
      [veterinarianKeys.detail(ewa.id), ewa],
      [scheduleKeys.slotsBetween(anna.id, from, to), free],
      [householdKeys.cared('owner-1'), []],
      [petKeys.list('owner-1'), [{ id: 'p1', name: 'Puszek', type: 'Rabbit' }]],
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
  await calendar.findByRole('button', { name: 'Następny miesiąc' });
  const cell = () => calendar.queryByRole('button', { name: new RegExp(name.format(new Date(`${tomorrow}T00:00Z`))) });
  if (!cell()) await userEvent.click(calendar.getByRole('button', { name: 'Następny miesiąc' }));
  await userEvent.click(cell() as HTMLElement);
}

function ReadAgain() {
  const client = useQueryClient();
  const queryKey = veterinarianKeys.detail('1');
  const [outcome, setOutcome] = useState('');
  const read = async () => {
    await client.invalidateQueries({ queryKey });
    setOutcome(client.getQueryState(queryKey)?.status ?? '');
  };
  return (
    <button type="button" onClick={read}>
      Read again {outcome}
    </button>
  );
}

/** What was read stays when it cannot be read again. */
export const ConnectionLost: Story = {
  render: () => (
    <>
      <ReadAgain />
      <Routes>
        <Route path="/specialist/:id" element={<SpecialistPage />} />
      </Routes>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    await expect(await canvas.findByRole('button', { name: 'Read again error' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anna Kowalska');
  },
};

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Anna Kowalska');
    await expect(canvas.getByText(/umów wizytę bez konta/)).toBeVisible();
    const book = canvas.getByRole('button', { name: 'Rezerwuj wizytę' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(book);
    const toast = await screen.findByText('Wybierz datę i godzinę wizyty');
    await waitFor(() => expect(toast).toBeVisible());
  },
};

const states = pageStates({
  empty: { answers: [[veterinarianKeys.detail('1'), { ...ewa, id: '1' }]], says: new RegExp(ewa.name) },
  long: { answers: [[veterinarianKeys.detail('1'), { ...anna, name: LONG_WORD }]], says: new RegExp(LONG_WORD) },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

async function openedSheet() {
  const opened = await screen.findByRole('dialog', { name: 'Umów wizytę' });
  // It slides in.
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

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
    const sheet = await openedSheet();
    await userEvent.type(await sheet.findByLabelText(/Imię zwierzęcia/), 'Puszek');
    for (const [name, way] of [
      ['Zaloguj się', 'login'],
      ['Załóż konto', 'register'],
    ] as const)
      await expect(sheet.getByRole('link', { name })).toHaveAttribute('href', `/${way}?next=%2Fspecialist%2F1`);
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
    await expect(canvas.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Moje wizyty' })).toHaveAttribute('href', '/appointments');
    await expect(canvas.getByRole('link', { name: 'Wróć do wyszukiwania' })).toHaveAttribute('href', '/map-search');
  },
};

/** Without an account the link to the visit stands in the place of 'Moje wizyty'. */
export const BookedAsGuest: Story = {
  render: () => <Confirmation {...booked} guest={{ ...booked, secret: 'abc', email: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toHaveFocus();
    await expect(await canvas.findByText(/^Zachowaj ten link/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zobacz wizytę' })).toHaveAttribute('href', '/guest-visit#abc');
    await expect(canvas.queryByRole('link', { name: 'Moje wizyty' })).toBeNull();
  },
};

/** The third way in the sheet: three fields, with their mistakes beside them; signing in is one press away. */
export const AsGuest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '14:00' }));
    const sheet = await openedSheet();
    await userEvent.click(await sheet.findByRole('button', { name: 'Umów wizytę bez konta' }));
    await waitFor(() => expect(sheet.getByLabelText(/Imię i nazwisko/)).toHaveFocus());
    await userEvent.type(sheet.getByLabelText(/E-mail/), 'anna');
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
      [veterinarianKeys.detail('1'), { ...anna, workingHours: [] }],
      [scheduleKeys.slotsBetween(anna.id, from, to), []],
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
      [veterinarianKeys.detail('1'), anna],
      [scheduleKeys.slotsBetween(anna.id, from, to), [{ date: to, time: '09:00' }]],
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Daj znać, gdy zwolni się wcześniejszy termin' });
    await expect(link).toHaveAttribute('href', `/appointments?wait=${anna.id}`);
  },
};

export const SignedInOwner: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner-1' }),
  play: async ({ canvas, canvasElement }) => {
    await chooseTomorrow(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(free.length);
    await userEvent.click(canvas.getByRole('radio', { name: '14:00' }));
    // The only pet, and what most visits are for, are there already: one press is left.
    const sheet = await openedSheet();
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

/** Of the three numbered specialists the product names the services. */
export const NumberedServices: Story = {
  play: async ({ canvas }) => {
    for (const service of POLISH_SERVICES) await expect(canvas.getByText(service, { exact: true })).toBeVisible();
    await expect(canvas.getByText('Ocena 4,9 na 5, 41 opinii')).toBeInTheDocument();
  },
};

/** Of everybody else, what the vet says: known services in Polish, others as they were written. */
export const OwnServices: Story = {
  parameters: {
    path: `/specialist/${ewa.id}`,
    queryData: [
      [veterinarianKeys.detail(ewa.id), { ...ewa, services: ['Beak and nail care', 'Badanie kału'] }],
      [veterinarianKeys.prices(ewa.id), [{ service: 'Beak and nail care', from: 60, to: 90 }]],
    ],
  },
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByText(name, { exact: true }).closest('li');
    await expect(item('Pielęgnacja dzioba i pazurów')).toHaveTextContent('60–90 zł');
    await expect(item('Badanie kału')).toBeVisible();
    for (const service of POLISH_SERVICES) await expect(canvas.queryByText(service, { exact: true })).toBeNull();
  },
};
