import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { householdKeys } from '@veto/shared-data/household';
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
  within,
} from '@veto/shared-ui/storybook';
import { CARED } from '../household/household.fixture.ts';
import PetsPage from './pets-page.tsx';

const OWNER = { state: 'owner', userId: 'owner', email: 'owner@veto.example', fullName: 'Ola Nowak' } as const;
const LUNA = pet();
const MILA = pet({
  id: '6f1c2d3e-0000-4000-8000-000000000002',
  name: 'Mila',
  type: 'Cat',
  breed: null,
  age: null,
  lastVisitDate: null,
});

const meta: Meta<typeof PetsPage> = {
  title: 'Pages/My Pets',
  component: PetsPage,
  parameters: {
    page: { routes: ['/pets'] },
    layout: 'fullscreen',
    path: '/pets',
    queryData: [[petKeys.list('owner'), [LUNA, MILA]]],
  },
  beforeEach: () => sessionStore.setState(OWNER, true),
};
export default meta;
type Story = StoryObj<typeof PetsPage>;

export const TwoPets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Pets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Details of Luna' })).toHaveAttribute('href', `/pets/${LUNA.id}`);
    await expect(canvas.getByRole('link', { name: 'Book Visit for Mila' })).toHaveAttribute(
      'href',
      `/appointments/new?petId=${MILA.id}`,
    );
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
  },
};

/** Those of others come after one's own. */
export const YouCareFor: Story = {
  parameters: { queryData: [[householdKeys.cared('owner'), [CARED]]] },
  play: async ({ canvas }) => {
    const cared = within(canvas.getByRole('region', { name: 'You care for' }));
    await expect(cared.getByRole('link', { name: 'Burek' })).toHaveAttribute('href', `/pets/${CARED.id}`);
    await expect(cared.getByText(/^Sitter until .* Katarzyna’s$/)).toBeVisible();
  },
};

const states = pageStates({
  empty: { answers: [[petKeys.list('owner'), []]], says: 'No pets added yet' },
  long: {
    answers: [[petKeys.list('owner'), [pet({ name: LONG_NAME, breed: LONG_WORD, age: 'as old as the hills' }), MILA]]],
    says: LONG_NAME,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const AddingWithoutName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Pet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Pet' });
    // It fades in.
    await expect(dialog).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/^Breed/), 'Beagle');
    await userEvent.click(screen.getByRole('button', { name: 'Add Pet' }));
    await expect((await screen.findAllByText('Pet name and type are required')).length).toBeGreaterThan(0);
    await expect(screen.getByLabelText(/^Name/)).toBeInvalid();
    await expect(screen.getByLabelText(/^Breed/)).toHaveValue('Beagle');
  },
};

export const HealthTip: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More: Nutrition Guidelines' }));
    const article = await screen.findByRole('dialog', { name: 'Nutrition Guidelines' });
    await expect(article).toBeVisible();
  },
};

export const SignedOut: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please log in to view your pets')).toBeVisible();
    await expect(canvas.getByText('You need to be logged in to manage your pets.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fpets');
  },
};

export const Veterinarian: Story = {
  beforeEach: () => sessionStore.setState({ ...OWNER, state: 'veterinarian' }, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Pets is for pet owners' })).toBeVisible();
  },
};
