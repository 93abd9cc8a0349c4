import { sessionStore } from '@veto/shared-data/core';
import { findNothing } from '@veto/shared-data/fixtures';
import { reviewKeys } from '@veto/shared-data/reviews';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, LONG_WORD, type Meta, pageStates, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { CARDS, TESTIMONIALS } from '../fixtures/veterinarians.fixture.ts';
import HomePage from './home-page.tsx';
import PolishHomePage from './polish-home-page.tsx';
import UkrainianHomePage from './ukrainian-home-page.tsx';

const freeToday = veterinarianKeys.count({ availabilities: ['Available today'], sort: 'earliest' });
const rabbitsToday = veterinarianKeys.count({
  availabilities: ['Available today'],
  petTypes: ['Rabbits'],
  sort: 'earliest',
});

const LINKS = {
  'View All Veterinarians': '/doctors',
  'Explore All Services': '/services',
  'Find a Veterinarian': '/doctors',
  'Register Now': '/register',
  'Join as a Veterinarian': '/register?type=veterinarian',
  'Preventive care': '/doctors?specialty=General+Veterinarian',
  'Dental services': '/doctors?specialty=Dentistry',
  Surgery: '/doctors?specialty=Surgery',
  'Emergency care': '/emergency',
  'Easy Search': '/doctors',
  'Online Booking 24/7': '/doctors?sort=earliest',
  'Direct Messaging': '/messages',
  'Verified Reviews': '/doctors?sort=reviews',
  Reminders: '/appointments',
  'Emergency Information': '/emergency',
};

const RABBIT = { piece: 'rabbit', kind: 'pet_type', label: 'Rabbits', corrected: false, missing: false };

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: {
    page: { routes: ['/', '/pl', '/uk'] },
    layout: 'fullscreen',
    queryData: [
      [veterinarianKeys.featured, CARDS],
      [[...reviewKeys.published, 3], TESTIMONIALS],
      [freeToday, { total: 4, first: CARDS[0], meanings: [] }],
    ],
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithVeterinarians: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Find the Perfect Veterinarian for Your Pet',
    );
    await expect(await canvas.findAllByRole('link', { name: 'View Profile' })).toHaveLength(3);
    for (const [name, href] of Object.entries(LINKS))
      await expect(canvas.getAllByRole('link', { name })[0], name).toHaveAttribute('href', href);
  },
};

const states = pageStates({
  empty: {
    answers: [
      [veterinarianKeys.featured, []],
      [[...reviewKeys.published, 3], []],
    ],
    says: /^Examples, until the first/,
  },
  long: {
    answers: [[veterinarianKeys.featured, CARDS.map((card) => ({ ...card, name: LONG_WORD }))]],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** Nobody who is signed in is asked to register. */
export const SignedIn: Story = {
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'u1' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a Veterinarian' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Register|Join as a Veterinarian/ })).toBeNull();
    await expect(canvas.queryByText('Are you a veterinarian?')).toBeNull();
  },
};

export const PartsTryAgain: Story = {
  parameters: {
    queryData: [
      [veterinarianKeys.featured, new Error('no')],
      [[...reviewKeys.published, 3], new Error('no')],
    ],
  },
  beforeEach: findNothing,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'An unexpected error occurred while fetching veterinarians.' }),
    ).toBeVisible();
    const failed = await canvas.findByRole('heading', { name: 'The reviews could not be loaded.' });
    const found = 'Examples, until the first reviews are published.';
    await expect(canvas.queryByText(found)).toBeNull();
    const part = within(failed.closest('section') as HTMLElement);
    await userEvent.click(part.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(found)).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: {
    queryData: [
      [freeToday, { total: 4, first: CARDS[0], meanings: [] }],
      [rabbitsToday, { total: 1, first: CARDS[1], meanings: [] }],
      [veterinarianKeys.count({ query: 'rabbit' }), { total: 9, first: CARDS[1], meanings: [RABBIT] }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 vets free today')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'rabbit');
    await userEvent.click(await canvas.findByRole('button', { name: 'Look for vets who treat rabbits' }));
    await expect(canvas.getByRole('combobox', { name: 'Pet' })).toHaveValue('Rabbits');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(await canvas.findByText('1 vet free today')).toBeVisible();
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Examples, until the first veterinarians have joined.')).toBeVisible();
    await expect(canvas.getByText('Examples, until the first reviews are published.')).toBeVisible();
    await expect(await canvas.findByText('Katarzyna M.')).toBeVisible();
  },
};

const LINKS_IN_POLISH = {
  'Zobacz wszystkich weterynarzy': '/map-search',
  'Załóż konto': '/pl/register',
  'Dołącz jako lekarz weterynarii': '/pl/register?type=veterinarian',
  Stomatologia: '/map-search?query=stomatologia',
  'Nagłe przypadki': '/pl/emergency',
};

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl' },
  render: () => <PolishHomePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wolny termin dziś: 4 lekarzy')).toBeVisible();
    const [profile] = await canvas.findAllByRole('link', { name: 'Zobacz profil' });
    await expect(profile).toHaveAttribute('href', '/specialist/11111111-0000-4000-8000-000000000001');
    await expect(profile).toHaveAccessibleDescription('lek. wet. Anna Kowalska');
    await expect(canvas.getAllByText('Wolny termin: dziś 16:30')).toHaveLength(2);
    await expect(canvas.getByText('Ocena 4,8 na 5, 37 opinii')).toBeInTheDocument();
    await expect(canvas.getAllByText('od 120 zł')).toHaveLength(3);
    await expect(canvas.getByRole('combobox', { name: 'Zwierzę' })).toHaveAttribute('name', 'query');
    for (const [name, href] of Object.entries(LINKS_IN_POLISH))
      await expect(canvas.getAllByRole('link', { name })[0], name).toHaveAttribute('href', href);
  },
};

/** Its searches are words that the map reads. */
export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk' },
  render: () => <UkrainianHomePage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вільний час сьогодні: 4 ветеринари')).toBeVisible();
    const [profile] = await canvas.findAllByRole('link', { name: 'Переглянути профіль' });
    await expect(profile).toHaveAttribute('href', '/specialist/11111111-0000-4000-8000-000000000001');
    await expect(canvas.getAllByText('Вільний час: сьогодні 16:30')).toHaveLength(2);
    await expect(canvas.getByText('Оцінка 4,8 з 5, 37 відгуків')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Стоматологія' })).toHaveAttribute(
      'href',
      '/map-search?query=стоматологія',
    );
  },
};
