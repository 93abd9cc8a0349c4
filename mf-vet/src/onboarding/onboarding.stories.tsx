import { appointmentKeys } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { sessionStore } from '@veto/shared-data/core';
import { checkedLicence, vetProfile } from '@veto/shared-data/fixtures';
import { type Licence, licenceKeys, NO_LICENCE } from '@veto/shared-data/licence';
import { profileKeys } from '@veto/shared-data/profiles';
import { scheduleKeys } from '@veto/shared-data/schedule';
import { type VeterinarianCard, veterinarianKeys } from '@veto/shared-data/veterinarians';
import { CONSULTATION, type VisitType, visitTypeKeys } from '@veto/shared-data/visit-types';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  within,
} from '@veto/shared-ui/storybook';
import OnboardingPage from './onboarding-page.tsx';

const HOURS = [{ weekday: 1, opensAt: '09:00', closesAt: '17:00' }];
const NEW = vetProfile({
  city: null,
  specialty: null,
  clinicName: null,
  address: null,
  phone: null,
  description: null,
});

const CHECKED = checkedLicence();

/** What owners' search says of the vet. */
const LISTED: VeterinarianCard = {
  id: 'vet',
  name: 'Anna Kowalska',
  specialty: 'Surgery',
  city: 'Warszawa',
  clinicName: 'Pod Kasztanem',
  address: 'ul. Puławska 12',
  location: 'Pod Kasztanem',
  description: '',
  imageUrl: null,
  portrait: null,
  treats: ['Dogs'],
  licenceCheckedOn: '2026-11-12',
  priceFrom: 160,
  rating: 4.8,
  reviewCount: 12,
  nextSlot: { date: '2999-01-02', time: '09:00' },
  availability: null,
  specialistNo: null,
  phone: null,
};

const VACCINATION: VisitType = { ...CONSULTATION, id: 't1', name: 'Vaccination', price: { from: 90, to: 90 } };

/** What is stored: the profile, and the hours. */
const stored = (
  profile = NEW,
  hours: typeof HOURS = [],
  licence: Licence = NO_LICENCE,
  types: VisitType[] = [CONSULTATION],
) => [
  [profileKeys.own('vet'), profile],
  [licenceKeys.own('vet'), licence],
  [scheduleKeys.workingHours('vet'), hours],
  [appointmentKeys.ofVeterinarian('vet'), []],
  [visitTypeKeys.ofVeterinarian('vet'), types],
  [veterinarianKeys.listed('vet'), profile.city ? LISTED : null],
  [scheduleKeys.nextFreeDays(['vet'], todayInWarsaw(), 4), { vet: [] }],
];

const meta: Meta<typeof OnboardingPage> = {
  title: 'Pages/Setting up a practice',
  component: OnboardingPage,
  parameters: {
    page: { routes: ['/for-vets/start'], without: { Empty: 'A new vet: the first step.' } },
    layout: 'fullscreen',
    path: '/for-vets/start',
    queryData: stored(),
  },
  beforeEach: () => sessionStore.setState({ state: 'veterinarian', userId: 'vet', email: 'vet@veto.example' }, true),
};
export default meta;
type Story = StoryObj<typeof OnboardingPage>;

/** A new vet fills in the clinic first and the rest later. */
export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Clinic and specialty' })).toBeVisible();
    const steps = within(canvas.getByRole('navigation', { name: 'Steps' }));
    await expect(steps.getByText('0 of 7 steps done')).toBeVisible();
    await expect(steps.getByRole('link', { name: /^Clinic and specialty/ })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText('Clinic name must be at least 2 characters')).toBeVisible();
    const cities = within(canvas.getByLabelText(/^City/)).getAllByRole('option');
    await expect(cities).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Finish later' })).toHaveAttribute('href', '/dashboard');
  },
};

const states = pageStates({
  long: {
    answers: [[profileKeys.own('vet'), vetProfile({ clinicName: LONG_WORD, fullName: LONG_NAME })]],
    says: /./,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const PetsAndLanguages: Story = { parameters: { path: '/for-vets/start?step=pets' } };

export const VisitTypes: Story = {
  parameters: { path: '/for-vets/start?step=visit-types' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a type' })).toBeVisible();
  },
};

/** Where somebody stopped: the first step that is not done, hours by a template. */
export const Hours: Story = {
  parameters: {
    queryData: stored(vetProfile({ petTypes: ['Dogs'] }), [], NO_LICENCE, [VACCINATION]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Working hours' })).toBeVisible();
    await expect(canvas.getByText('3 of 7 steps done')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mon–Fri 9–17' }));
    await expect(canvas.getByLabelText('Friday, closes at')).toHaveValue('17:00');
    await expect(canvas.getByRole('link', { name: 'Skip for now: Photo or drawing' })).toBeVisible();
  },
};

export const PhotoOrDrawing: Story = {
  parameters: { path: '/for-vets/start?step=photo', queryData: stored(vetProfile(), HOURS) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a drawing' })).toBeVisible();
  },
};

/** The row as owners see it, with the price of what can be booked, and what is still needed before they do. */
export const PreviewBeforeLive: Story = {
  parameters: {
    path: '/for-vets/start?step=preview',
    queryData: stored(vetProfile({ petTypes: ['Dogs'] }), [], NO_LICENCE, [VACCINATION]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not live yet')).toBeVisible();
    await expect(canvas.getByText('from 90 zł')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Working hours' })).toHaveAttribute(
      'href',
      '/for-vets/start?step=hours',
    );
  },
};

export const Live: Story = {
  parameters: { path: '/for-vets/start?step=preview', queryData: stored(vetProfile(), HOURS, CHECKED) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are live')).toBeVisible();
    // The directory's own row: rating, price and times as owners have them.
    await expect(canvas.getByText('from 160 zł')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Next: .*9:00/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your profile as they do' })).toHaveAttribute(
      'href',
      '/veterinarian/vet',
    );
  },
};

/** Errors stand at number and file; it can be done later. */
export const LicenceToSend: Story = {
  parameters: { path: '/for-vets/start?step=licence', queryData: stored(vetProfile(), HOURS) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Licence not checked yet')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Licence number'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Send for checking' }));
    await expect(await canvas.findByText('A licence number has 3 to 8 digits, as on your stamp')).toBeVisible();
    await expect(canvas.getByText('Please add a picture or PDF of your licence')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Skip for now: Preview' })).toBeVisible();
  },
};

const WAITING: Licence = { ...CHECKED, state: 'waiting', verifiedAt: null, validUntil: null, listedUntil: null };

export const LicenceWaiting: Story = {
  parameters: { path: '/for-vets/start?step=licence', queryData: stored(vetProfile(), HOURS, WAITING) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are checking your licence')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another document' })).toBeVisible();
  },
};

export const LicenceRefused: Story = {
  parameters: {
    path: '/for-vets/start?step=licence',
    queryData: stored(vetProfile(), HOURS, { ...WAITING, state: 'refused', reason: 'The picture is not legible.' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The picture is not legible/)).toBeVisible();
  },
};

export const LicenceChecked: Story = {
  parameters: { path: '/for-vets/start?step=licence', queryData: stored(vetProfile(), HOURS, CHECKED) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Licence checked, Nov 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the check' }));
    await expect(canvas.getByLabelText('Licence number')).toHaveAttribute('readonly');
  },
};

export const NotListedYet: Story = {
  parameters: { path: '/for-vets/start?step=preview', queryData: stored(vetProfile(), HOURS) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not listed yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send your licence' })).toBeVisible();
  },
};
