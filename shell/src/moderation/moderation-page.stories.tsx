import { sessionStore } from '@veto/shared-data/core';
import { type EmergencyClinic, emergencyKeys } from '@veto/shared-data/emergency';
import { moderationKeys, type ReportedReview, type SentLicence } from '@veto/shared-data/moderation';
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
import ModerationPage from './moderation-page.tsx';

const WAITING: ReportedReview = {
  id: 'r1',
  reason: 'I have never met this owner.',
  reportedAt: '2026-11-20T10:00:00Z',
  veterinarianName: 'Wanda Lis',
  authorName: 'Olga N.',
  rating: 1,
  comment: 'Rude.',
  decision: null,
};
const DECIDED: ReportedReview = {
  ...WAITING,
  id: 'r2',
  reason: 'This is about somebody else.',
  authorName: 'Jan K.',
  decision: { removed: true, reason: 'Insults.', by: 'Adam Nowy', at: '2026-11-21T10:00:00Z' },
};

const CLINIC: EmergencyClinic = {
  id: 'c1',
  name: 'Klinika Całodobowa',
  phone: '+48 22 000 10 10',
  address: 'ul. Puławska 12',
  city: 'Warszawa',
  latitude: 52.21,
  longitude: 21.02,
  source: 'The clinic itself',
  checkedOn: '2026-11-01',
};

const SENT: SentLicence = {
  veterinarianId: 'v1',
  sending: 's1',
  state: 'waiting',
  name: 'Nina Nowa',
  clinicName: 'Pod Kasztanem',
  city: 'Łódź',
  number: '04711',
  documentPath: 'v1/licence.pdf',
  sentAt: '2026-11-22T10:00:00Z',
  verifiedAt: null,
  validUntil: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
};
const CONFIRMED: SentLicence = {
  ...SENT,
  veterinarianId: 'v2',
  sending: 's2',
  state: 'checked',
  name: 'Piotr Sowa',
  number: '12345',
  verifiedAt: '2026-11-20T10:00:00Z',
  validUntil: '2028-11-20T10:00:00Z',
  decidedAt: '2026-11-20T10:00:00Z',
  decidedBy: 'Adam Nowy',
};

const meta: Meta<typeof ModerationPage> = {
  title: 'Pages/Moderation',
  component: ModerationPage,
  parameters: {
    page: { routes: ['/_moderation'] },
    layout: 'fullscreen',
    path: '/_moderation',
    queryData: [
      [moderationKeys.reported('admin'), [WAITING, DECIDED]],
      [moderationKeys.licences('admin'), [SENT, CONFIRMED]],
      [emergencyKeys.clinics, [CLINIC]],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'admin' }, true),
};
export default meta;
type Story = StoryObj<typeof ModerationPage>;

/** Nothing is decided without a reason; what was decided stands below. To take a removal back is asked about: it shows the review. */
export const Reported: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/I have never met this owner/)).toBeVisible();
    await expect(canvas.getByText(/^Removed by Adam Nowy, Nov 21, 2026:/)).toHaveTextContent(/: Insults/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Olga N.' }));
    await expect(await canvas.findByText('Please say why')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the decision back: Jan K.' }));
    const question = await screen.findByRole('alertdialog', { name: 'Show this review again?' });
    await expect(question).toBeVisible();
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep it removed' })).toHaveFocus());
  },
};

const states = pageStates({
  empty: {
    answers: [
      [moderationKeys.reported('admin'), []],
      [moderationKeys.licences('admin'), []],
      [emergencyKeys.clinics, []],
    ],
    says: 'All caught up.',
  },
  long: {
    answers: [[moderationKeys.reported('admin'), [{ ...WAITING, authorName: LONG_NAME, comment: LONG_WORD }]]],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** A clinic without a source or a number that can be called is not saved. */
export const AddingAClinic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Source: The clinic itself · checked Nov 1, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a clinic' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a 24-hour clinic' }));
    await userEvent.type(dialog.getByLabelText('Phone'), 'call us');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Please enter a number that can be called')).toBeVisible();
    await expect(dialog.getByText('Please say who says that it never closes')).toBeVisible();
  },
};

/** A refusal needs a reason, and so does a withdrawal; a confirmation does not. */
export const Licences: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Licence 04711 · Pod Kasztanem · Łódź')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse: Dr. Nina Nowa' }));
    await expect(await canvas.findByText('Please say why')).toBeVisible();
    await expect(canvas.getByText(/Confirmed by Adam Nowy, Nov 20, 2026, holds until Nov 20, 2028/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Dr. Piotr Sowa' }));
    await expect(await canvas.findByText(/leaves all lists at once/)).toBeVisible();
  },
};
