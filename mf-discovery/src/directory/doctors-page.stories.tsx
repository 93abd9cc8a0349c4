import { sessionStore } from '@veto/shared-data/core';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
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
} from '@veto/shared-ui/storybook';
import { useHref, useLocation } from 'react-router-dom';
import { toastIsShown } from '../fixtures/toasts.fixture.ts';
import {
  CARDS,
  DIRECTORY_PAGES,
  freeDaysAnswer,
  OPTION_COUNTS,
  searchAnswer,
} from '../fixtures/veterinarians.fixture.ts';
import DoctorsPage from './doctors-page.tsx';

const all = veterinarianKeys.search({ minRating: 3 });
const inKrakow = veterinarianKeys.search({ minRating: 3, city: 'Kraków', petTypes: ['Rabbits'] });
const surgeons = veterinarianKeys.search({ minRating: 3, specialties: ['Surgery'] });

const meta = {
  title: 'Pages/Directory',
  component: DoctorsPage,
  parameters: {
    page: { routes: ['/doctors'] },
    layout: 'fullscreen',
    path: '/doctors',
    queryData: [
      [all, searchAnswer(CARDS, 44)],
      [surgeons, searchAnswer(CARDS.slice(1, 2))],
      [inKrakow, searchAnswer([])],
      freeDaysAnswer(CARDS),
      [veterinarianKeys.options({ minRating: 3 }), OPTION_COUNTS],
      freeDaysAnswer(CARDS.slice(1, 2)),
    ],
  },
} satisfies Meta<typeof DoctorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 44 veterinarians')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Load More Veterinarians' })).toBeVisible();
    await expect(canvas.getByText('3 of 44')).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Earliest Availability' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Join Our Platform' })).toHaveAttribute('href', '/for-vets');
    const rule = canvas.getByRole('button', { name: 'Best rated first' });
    await expect(rule).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(rule);
    await expect(canvas.getByText(/five more reviews of 4 stars/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dr. Anna Kowalska, today at 16:30' })).toHaveAttribute(
      'href',
      expect.stringMatching(/date=\d{4}-\d\d-\d\d&time=16:30#book$/),
    );
    await expect(canvas.getAllByRole('img', { name: 'Treats dogs, cats, rabbits' })).toHaveLength(3);
  },
};

const states = pageStates({
  empty: { answers: [[all, searchAnswer([])]], says: 'No veterinarians match your current filter criteria.' },
  long: {
    answers: [[all, searchAnswer(CARDS.map((card) => ({ ...card, name: LONG_WORD, location: LONG_NAME })))]],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await states.loading.play();
    await expect(canvas.getByText('Loading veterinarians...')).toBeInTheDocument();
  },
};
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

const Address = () => <output aria-label="Address">{useHref(useLocation())}</output>;

const around = { minRating: 3, city: 'Kraków', withinKm: 20 };
const measured = searchAnswer(CARDS);
const [nearest] = measured.pages;

/** Where distances are measured, the nearest come first, and every other order can be chosen. */
export const NearestFirst: Story = {
  render: () => (
    <>
      <DoctorsPage />
      <Address />
    </>
  ),
  parameters: {
    path: '/doctors?city=Krak%C3%B3w&within=20',
    queryData: [
      [
        veterinarianKeys.search(around),
        { ...measured, pages: nearest ? [{ ...nearest, measured_from: 'Kraków' }] : [] },
      ],
      [veterinarianKeys.search({ ...around, sort: 'rating' }), measured],
      freeDaysAnswer(CARDS),
    ],
  },
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveDisplayValue('Nearest');
    await expect(canvas.queryByRole('button', { name: 'Best rated first' })).toBeNull();
    await userEvent.selectOptions(sort, 'Highest Rating');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/doctors?city=Krak%C3%B3w&within=20&sort=rating');
  },
};

/** A time that a veterinarian presses before the page knows them leads where its link does. */
export const PressedBeforeTheSession: Story = {
  beforeEach: () => sessionStore.setState({ state: 'loading' }, true),
  render: () => (
    <>
      <DoctorsPage />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    const time = await canvas.findByRole('link', { name: 'Dr. Anna Kowalska, today at 16:30' });
    await userEvent.click(time);
    sessionStore.setState({ state: 'veterinarian', userId: 'v1' }, true);
    const [profile = ''] = (time.getAttribute('href') ?? '').split('#');
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(profile));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FiltersApplyOnlyWhenAsked: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Surgery' }));
    await expect(canvas.getByText('Showing 44 veterinarians')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(await canvas.findByText('Showing 1 veterinarians')).toBeVisible();
    await toastIsShown('Found 1 veterinarian(s) matching your criteria.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await toastIsShown('All filters have been reset.');
    await expect(canvas.getByRole('checkbox', { name: 'Surgery' })).not.toBeChecked();
  },
};

export const FilteredByTheAddress: Story = {
  parameters: {
    path: '/doctors?specialty=Surgery',
    queryData: [[surgeons, searchAnswer(CARDS.slice(1, 2))], freeDaysAnswer(CARDS.slice(1, 2)), DIRECTORY_PAGES],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 veterinarians')).toBeVisible();
    const everybody = await canvas.findByRole('link', { name: '1 veterinary surgeon' });
    await expect(everybody).toHaveAttribute('href', '/veterinarians?query=&city=all&specialty=Surgery');
    await expect(everybody.parentElement).toHaveTextContent('1 veterinary surgeon, with prices from 120 zł.');
    await expect(canvas.getByRole('link', { name: 'Dentistry' })).toHaveAttribute(
      'href',
      '/doctors?specialty=Dentistry',
    );
    await expect(canvas.queryByRole('button', { name: 'Load More Veterinarians' })).toBeNull();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No veterinarians match your current filter criteria.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  },
};

/** The page says how the database read the words, and offers that as a filter. */
export const Misspelt: Story = {
  parameters: {
    path: '/doctors?text=rabit',
    queryData: [
      [
        veterinarianKeys.search({ query: 'rabit', match: 'name-or-specialty', minRating: 3 }),
        searchAnswer(CARDS, 3, [
          { piece: 'rabit', kind: 'pet_type', label: 'Rabbits', corrected: true, missing: false },
        ]),
      ],
      freeDaysAnswer(CARDS),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing results for “rabbits” instead of “rabit”.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show vets who treat rabbits' })).toHaveAttribute(
      'href',
      '/doctors?pet=Rabbits',
    );
  },
};

/** A chosen filter is a chip that takes it away again; who is not there is said in a sentence. */
export const NobodyInTheCity: Story = {
  parameters: { path: '/doctors?city=Krak%C3%B3w&pet=Rabbits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No vet in Kraków who treats rabbits matches your filters.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kraków, remove this filter' })).toHaveAttribute(
      'href',
      '/doctors?pet=Rabbits',
    );
  },
};

/** Nobody who is signed in is asked to join. */
export const SignedIn: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u1' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 44 veterinarians')).toBeVisible();
    await expect(canvas.queryByText('Are you a veterinarian?')).toBeNull();
  },
};
