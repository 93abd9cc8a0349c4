import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { healthKeys } from '@veto/shared-data/health';
import { ALL_PARTS, passportKeys } from '@veto/shared-data/passport';
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
import { PASSPORT } from './passport.fixture.ts';
import PetPassportPage from './pet-passport-page.tsx';

const PET = '6f1c2d3e-0000-4000-8000-000000000001';

const meta: Meta<typeof PetPassportPage> = {
  title: 'Pages/Own pet passport',
  component: PetPassportPage,
  parameters: {
    page: { routes: ['/pets/:id/passport'] },
    layout: 'fullscreen',
    path: `/pets/${PET}/passport`,
    queryData: [
      [passportKeys.preview(PET, ALL_PARTS), PASSPORT],
      [passportKeys.links(PET), []],
      [passportKeys.reports(PET), []],
      [petKeys.detail('owner', PET), pet({ birthday: '2024-01-05' })],
      [
        healthKeys.entries(PET, 'vaccinations'),
        [{ product: 'Rabisin', vaccine: null, givenOn: '2024-06-01', nextDueOn: '2025-06-01' }],
      ],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
  render: () => (
    <Routes>
      <Route path="/pets/:id/passport" element={<PetPassportPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof PetPassportPage>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Burek’s passport' })).toBeVisible();
    await expect(canvas.getByText('By its record, Burek may not travel now.')).toBeVisible();
    await expect(canvas.getByText('The vaccination against rabies was valid until Jun 1, 2025.')).toBeVisible();
    await expect(canvas.getByText(/^Finland, Ireland, Malta, Northern Ireland and Norway/)).toBeVisible();
  },
};

/** When and where it was last seen is asked, before it is reported. */
export const Reporting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report as lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you last see Burek?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report as lost' }));
    await expect(await dialog.findByText('Please say where')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/Where/)).toHaveFocus());
  },
};

const MISSING = { ...PASSPORT, lostSince: '2026-11-28T16:30:00Z', lastSeenPlace: 'Park Oliwski, by the pond' };
export const Missing: Story = {
  parameters: { instead: [[passportKeys.preview(PET, ALL_PARTS), MISSING]] },
  play: async ({ canvas }) => {
    const sentence = /^Burek has been missing since Nov 28, 2026, 17:30\. Last seen: Park Oliwski, by the pond\./;
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make a picture to share' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report as lost' })).toBeNull();
  },
};

/** No link opens it, and it is looked for nowhere. */
export const InMemory: Story = {
  parameters: { instead: [[passportKeys.preview(PET, ALL_PARTS), { ...PASSPORT, isRemembered: true }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Burek’s passport' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const NOTHING = { breed: null, gender: null, age: null, weight: null, microchip: null, allergies: null };
const states = pageStates({
  empty: {
    answers: [
      [
        passportKeys.preview(PET, ALL_PARTS),
        { ...PASSPORT, ...NOTHING, medicines: [], vaccinations: [], veterinarian: null },
      ],
    ],
    says: 'Nothing else is shown here.',
  },
  long: {
    answers: [[passportKeys.preview(PET, ALL_PARTS), { ...PASSPORT, name: LONG_NAME, allergies: LONG_WORD }]],
    says: LONG_WORD,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
