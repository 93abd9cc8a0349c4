import { reviewKeys } from '@veto/shared-data/reviews';
import { veterinarianKeys } from '@veto/shared-data/veterinarians';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { CARDS, TESTIMONIALS } from '../fixtures/veterinarians.fixture.ts';
import HomePage from './home-page.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: {
    layout: 'fullscreen',
    queryData: [
      [[...veterinarianKeys.featured, 3], CARDS],
      [[...reviewKeys.published, 3], TESTIMONIALS],
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
    await expect(canvas.getAllByRole('link', { name: 'View Profile' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Join as a Veterinarian' })).toHaveAttribute(
      'href',
      '/register?type=veterinarian',
    );
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
