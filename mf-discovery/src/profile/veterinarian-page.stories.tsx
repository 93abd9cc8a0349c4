import { sessionStore } from '@veto/shared-data/core';
import { findNothing } from '@veto/shared-data/fixtures';
import { reviewKeys } from '@veto/shared-data/reviews';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { CONSULTATION, visitTypeKeys } from '@veto/shared-data/visit-types';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { Route, Routes } from 'react-router-dom';
import { toastIsShown } from '../fixtures/toasts.fixture.ts';
import { PROFILE, REVIEWS, SUMMARY } from '../fixtures/veterinarians.fixture.ts';
import VeterinarianPage from './veterinarian-page.tsx';

const REVIEWED = reviewKeys.ofVeterinarian(PROFILE.id);

const KNOWN = [
  [veterinarianKeys.detail(PROFILE.id), PROFILE],
  [REVIEWED, { pages: [REVIEWS], pageParams: [null] }],
  [reviewKeys.summary(PROFILE.id), SUMMARY],
  [veterinarianKeys.prices(PROFILE.id), [{ service: 'Wellness exams', from: 120, to: 160 }]],
];

const meta = {
  title: 'Pages/Veterinarian profile',
  component: VeterinarianPage,
  parameters: {
    page: { routes: ['/veterinarian', '/veterinarian/:id'] },
    layout: 'fullscreen',
    path: `/veterinarian/${PROFILE.id}`,
    queryData: KNOWN,
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  render: () => (
    <Routes>
      <Route path="/veterinarian/:id" element={<VeterinarianPage />} />
    </Routes>
  ),
} satisfies Meta<typeof VeterinarianPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('About').getByText(PROFILE.description)).toBeVisible();
    await expect(part('Services').getByText('Wellness exams')).toBeVisible();
    await expect(part('Contact Information').getByText('Sunday')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Veterinarians' })).toHaveAttribute('href', '/veterinarians');
  },
};

const states = pageStates({
  empty: {
    answers: [
      [
        veterinarianKeys.detail(PROFILE.id),
        { ...PROFILE, rating: null, workingHours: [], nextSlot: null, availability: null, phone: null, website: null },
      ],
      [REVIEWED, { pages: [[]], pageParams: [null] }],
    ],
    says: /No reviews yet|no reviews yet/,
  },
  long: {
    answers: [
      [
        veterinarianKeys.detail(PROFILE.id),
        {
          ...{ ...PROFILE, name: LONG_NAME, clinicName: LONG_WORD, address: LONG_WORD, website: `${LONG_WORD}.pl` },
          ...{ description: LONG_WORD, education: LONG_WORD },
        },
      ],
    ],
    says: new RegExp(LONG_NAME),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

const NAILS = { ...CONSULTATION, id: 't1', name: 'Nails', minutes: 20, visits: 'first' };
/** A vet's kinds of visit stand before the services. */
export const WithVisitTypes: Story = {
  parameters: { queryData: [...KNOWN, [visitTypeKeys.ofVeterinarian(PROFILE.id), [NAILS]]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(', 20 min, new clients')).toHaveTextContent('Nails, 20 min, new clients');
  },
};

const VOICES = [...REVIEWS, { ...REVIEWS[0], id: 'r3', authorName: 'Ewa S.', comment: 'Patient with our old dog.' }];

/** Two voices in large letters; the others, and how the stars are spread, wait for a press. */
export const ManyReviews: Story = {
  parameters: {
    queryData: [...KNOWN, [REVIEWED, { pages: [VOICES], pageParams: [null] }]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Ewa S.')).toBeNull();
    const more = canvas.getByRole('button', { name: 'Show all 37 reviews' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Ewa S.')).toBeVisible();
    await expect(canvas.getByText('5 stars')).toBeVisible();
    await expect(canvas.getAllByText('Katarzyna M.')).toHaveLength(1);
  },
};

/** The rest of the page is there, and the reviews are asked for again at a press. */
export const ReviewsFailed: Story = {
  parameters: { queryData: KNOWN.map(([key, value]) => [key, key === REVIEWED ? new Error('no') : value]) },
  beforeEach: findNothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Dr. ${PROFILE.name}` })).toBeVisible();
    const sentence = 'The reviews could not be loaded.';
    const part = within(canvas.getByText(sentence).closest('section') as HTMLElement);
    await userEvent.click(part.getByRole('button', { name: /again|retry/i }));
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  },
};

export const NotFound: Story = {
  parameters: { queryData: [[veterinarianKeys.detail(PROFILE.id), null]] },
  play: async () => {
    await toastIsShown('Failed to fetch veterinarian details.');
  },
};
