import { reviewKeys } from '@veto/shared-data/reviews';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import { CARDS, TESTIMONIALS } from '../fixtures/veterinarians.fixture.ts';
import HomePage from './home-page.tsx';

const freeToday = veterinarianKeys.count({ availabilities: ['Available today'], sort: 'earliest' });
const rabbitsToday = veterinarianKeys.count({
  availabilities: ['Available today'],
  petTypes: ['Rabbits'],
  sort: 'earliest',
});

const RABBIT = { piece: 'rabbit', kind: 'pet_type', label: 'Rabbits', corrected: false };

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    queryData: [
      [[...veterinarianKeys.featured, 3], CARDS],
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
    await expect(canvas.getByRole('link', { name: 'Join as a Veterinarian' })).toHaveAttribute(
      'href',
      '/register?type=veterinarian',
    );
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

export const NobodyListedYet: Story = {
  parameters: {
    queryData: [
      [[...veterinarianKeys.featured, 3], []],
      [[...reviewKeys.published, 3], []],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Examples, until the first veterinarians have joined.')).toBeVisible();
    await expect(canvas.getByText('Examples, until the first reviews are published.')).toBeVisible();
  },
};
