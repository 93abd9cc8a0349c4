import { appointmentKeys } from '@veto/shared-data/appointments';
import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { pet, unknownPet, visit } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { passportKeys } from '@veto/shared-data/passport';
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
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import { choose } from './choose-in-menu.fixture.ts';
import PetPage from './pet-page.tsx';

const LUNA = pet({ gender: 'Unknown', type: 'Hamster' });

const entry = (id: string) => ({ id, petId: LUNA.id, enteredBy: null });
const OWN = { petId: LUNA.id, clientId: 'owner' };
const TABLES = ['vaccinations', 'weights', 'medicines', 'pet_documents', 'record_readers', 'record_refusals'];
const EMPTY_RECORD: [readonly unknown[], unknown][] = [
  ...TABLES.map((table): [readonly unknown[], unknown] => [healthKeys.entries(LUNA.id, table), []]),
  [appointmentKeys.ofOwner('owner'), []],
];
const RECORD: [readonly unknown[], unknown][] = [
  ...EMPTY_RECORD,
  [
    healthKeys.entries(LUNA.id, 'vaccinations'),
    [{ ...entry('v1'), enteredBy: 'Anna Kowalska', product: 'Rabies', givenOn: '2026-03-12', nextDueOn: '2027-03-12' }],
  ],
  [
    healthKeys.entries(LUNA.id, 'weights'),
    Array.from({ length: 8 }, (_, month) => ({
      ...entry(`w${month}`),
      kilograms: 18 + month / 10,
      weighedOn: `2026-0${8 - month}-01`,
    })),
  ],
  [
    healthKeys.entries(LUNA.id, 'record_readers'),
    [{ id: 'vet', fullName: 'Anna Kowalska', until: addDays(todayInWarsaw(), 33) }],
  ],
  [
    appointmentKeys.ofOwner('owner'),
    [
      visit({ ...OWN, date: '2026-01-12', status: 'completed', visitNote: 'Teeth cleaned.' }),
      visit({ ...OWN, id: 'a2', date: addDays(todayInWarsaw(), 3) }),
    ],
  ],
  [
    appointmentKeys.byCarers('owner', LUNA.id),
    [visit({ ...OWN, id: 'a3', clientId: 'carer', date: '2026-02-12', status: 'completed' })],
  ],
];

const meta: Meta<typeof PetPage> = {
  title: 'Pages/Pet detail',
  component: PetPage,
  parameters: {
    page: { routes: ['/pets/:id'] },
    layout: 'fullscreen',
    path: `/pets/${LUNA.id}`,
    queryData: [[petKeys.detail('owner', LUNA.id), LUNA], ...RECORD],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
  render: () => (
    <Routes>
      <Route path="/pets/:id" element={<PetPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof PetPage>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await expect(canvas.getByText('18.5 kg')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Basic Information' })).toBeInTheDocument();
    for (const name of ['Last Visit', 'Medical History', 'Allergies', 'Current Medications', 'Vaccination Records'])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    // Whose page the owner cannot open.
    await expect(await canvas.findByText('Booked by someone else')).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[petKeys.detail('owner', LUNA.id), unknownPet()], ...EMPTY_RECORD], says: 'Luna' },
  long: {
    answers: [[petKeys.detail('owner', LUNA.id), { ...LUNA, name: LONG_NAME, breed: LONG_NAME, allergies: LONG_WORD }]],
    says: LONG_WORD,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Last Visit' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Allergies' })).toBeNull();
  },
};
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The photo is shown once, in its card. */
export const WithPhoto: Story = {
  parameters: { queryData: [[petKeys.detail('owner', LUNA.id), { ...LUNA, imageUrl: PIXEL }], ...RECORD] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Photo of Luna' })).toBeVisible();
    await expect(canvasElement.querySelectorAll(`img[src="${PIXEL}"]`)).toHaveLength(1);
  },
};

/** Everything in one line, the newest on top; beside it the line of weights, and what is due above both. */
export const TheStory: Story = {
  play: async ({ canvas }) => {
    const story = within(await canvas.findByRole('region', { name: 'Luna’s story' }));
    await expect(story.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain('2026');
    await expect(story.getByText('next due Mar 12, 2027 · entered by Dr. Anna Kowalska')).toBeVisible();
    await expect(story.getByText('0.1 kg less than on Jul 1, 2026')).toBeVisible();
    await expect(story.getByText(/Teeth cleaned\./)).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Weight of Luna: 18.7 kg on Jan 1, 2026, 18 kg on Aug 1, 2026/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What is due' })).toHaveTextContent('Visit in three days');
    await userEvent.click(story.getByRole('button', { name: 'Vaccinations' }));
    await expect(story.getByRole('button', { name: 'Vaccinations' })).toHaveAttribute('aria-pressed', 'true');
    await expect(story.queryByText(/Teeth cleaned/)).toBeNull();
    await userEvent.click(story.getByRole('button', { name: 'Medicines' }));
    await expect(story.getByText('No medicines yet.')).toBeVisible();
  },
};

const XRAY = {
  ...entry('d1'),
  title: 'X-ray',
  path: `${LUNA.id}/x.pdf`,
  mimeType: 'application/pdf',
  bytes: 9000,
  addedAt: '2026-03-12T10:00:00Z',
};

/** Of two documents of one name and day, each has its own buttons. */
export const DocumentsOfOneName: Story = {
  parameters: {
    queryData: [
      [petKeys.detail('owner', LUNA.id), LUNA],
      ...EMPTY_RECORD,
      [healthKeys.entries(LUNA.id, 'pet_documents'), [XRAY, { ...XRAY, id: 'd2' }]],
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['X-ray, Mar 12, 2026', 'X-ray, Mar 12, 2026 (2)'])
      for (const does of ['Download', 'Remove'])
        await expect(await canvas.findByRole('button', { name: `${does} ${name}` })).toBeVisible();
  },
};

export const AddingAVaccination: Story = {
  play: async ({ canvas }) => {
    await choose(await canvas.findByRole('button', { name: 'Add' }), 'Vaccination');
    await waitFor(() => expect(canvas.getByLabelText('Vaccine')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please enter the vaccine')).toBeVisible();
  },
};

const open = async (tab: string) => userEvent.click(await screen.findByRole('tab', { name: tab }));

export const Visits: Story = {
  play: async ({ canvas }) => {
    await open('Visits');
    await expect(await canvas.findByText('Teeth cleaned.')).toBeVisible();
    // A list of links tells visits apart.
    for (const link of await canvas.findAllByRole('link', { name: /^Open the visit/ }))
      await expect(link).toHaveAccessibleName(/^Open the visit ?: (?:Dr\. .+|Visit .+), \d\d:\d\d$/);
  },
};

export const Sharing: Story = {
  parameters: {
    queryData: [[petKeys.detail('owner', LUNA.id), LUNA], ...RECORD, [passportKeys.links(LUNA.id), []]],
  },
  play: async ({ canvas }) => {
    await open('Sharing');
    await expect(await canvas.findByRole('heading', { name: 'Who can read this record' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Stop access by Dr. Anna Kowalska' })).toBeVisible();
  },
};

/** Seldom, quiet, and followed by a question. */
export const More: Story = {
  play: async ({ canvas }) => {
    await choose(await canvas.findByRole('button', { name: 'More for Luna' }), 'Remove Luna');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Remove Luna?' })).toBeVisible());
  },
};

/** Nobody is reminded of the visit that is still to come: the owner reads that it stays booked. */
export const Died: Story = {
  play: async ({ canvas }) => {
    await choose(await canvas.findByRole('button', { name: 'More for Luna' }), 'Luna has died');
    const dialog = await screen.findByRole('alertdialog', { name: 'In memory of Luna' });
    await expect(dialog).toHaveTextContent('Upcoming visits stay booked.');
  },
};

/** A passport is for a pet that somebody may find. */
export const Remembered: Story = {
  parameters: {
    queryData: [[petKeys.detail('owner', LUNA.id), { ...LUNA, rememberedSince: '2026-11-01T10:00:00Z' }], ...RECORD],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In memory of Luna/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Passport' })).toBeNull();
  },
};

/** Somebody who wrote the age as text before there were birthdays sees it until they enter one. */
export const EditingTheBirthday: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Details' }));
    const birthday = await screen.findByLabelText('Birthday');
    await expect(birthday).toHaveValue('');
    await expect(birthday).toHaveAccessibleDescription(/we show the age you wrote: 2 years, 6 months/);
  },
};

/** The type and gender that only the other form lists stay chosen. */
export const EditingKeepsStoredValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Details' }));
    await expect(await screen.findByLabelText(/^Type/)).toHaveValue('Hamster');
    await expect(screen.getByLabelText(/^Gender/)).toHaveValue('Unknown');
  },
};

export const SignedOut: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please log in to view pet details')).toBeVisible();
    const back = `?next=${encodeURIComponent(`/pets/${LUNA.id}`)}`;
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', `/register${back}`);
  },
};
