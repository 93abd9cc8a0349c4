import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { portraitFromSeed } from '../portrait/features.ts';
import { VetCard } from './vet-card.tsx';
import type { VetCardData } from './vet-card-data.ts';
import { VetCardSkeleton } from './vet-card-skeleton.tsx';

const vet: VetCardData = {
  id: '7b1c',
  name: 'Dr. Anna Kowalska',
  specialty: 'General Veterinarian',
  rating: 4.8,
  reviewCount: 37,
  availability: { soonness: 'today', label: 'Available today' },
  location: 'Klinika Na Wzgórzu, Kraków',
  imageUrl: null,
  portrait: portraitFromSeed('veto-6', { specialty: 'general' }),
};

const meta = {
  title: 'People/VetCard',
  parameters: { naturalWidth: '20rem' },
  component: VetCard,
  args: { href: '/veterinarian/7b1c', vet },
} satisfies Meta<typeof VetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dr. Anna Kowalska' })).toHaveAttribute('href', '/veterinarian/7b1c');
    await expect(canvas.getByText('Rated 4.8 out of 5, 37 reviews')).toBeInTheDocument();
  },
};

export const New: Story = {
  args: {
    vet: {
      ...vet,
      rating: null,
      reviewCount: 0,
      availability: { soonness: 'this-week', label: 'Available this week' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const WithButton: Story = {
  args: { actionLabel: 'View Profile' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View Profile' });
    await expect(link).toHaveAttribute('href', '/veterinarian/7b1c');
    await expect(link).toHaveAccessibleDescription('Dr. Anna Kowalska');
  },
};

/** Who has neither photo nor portrait is an animal of the specialty. */
export const WithoutPortrait: Story = { args: { vet: { ...vet, portrait: null } } };

export const WithoutFreeTime: Story = { args: { vet: { ...vet, availability: null } } };

export const LongTexts: Story = {
  args: {
    vet: {
      ...vet,
      name: 'Dr. Małgorzata Brzęczyszczykiewicz-Konstantynopolitańska',
      specialty: 'Exotic Animal Specialist, Emergency Medicine and Oncology',
      location: 'Całodobowa Przychodnia Weterynaryjna „Pod Psem i Kotem”, ul. Świętokrzyska 128, Bydgoszcz',
      description:
        'Dr. Małgorzata Brzęczyszczykiewicz-Konstantynopolitańska has looked after reptiles, birds and small mammals for eighteen years, takes her time with shy animals, and explains every step before she takes it.',
      availability: { soonness: 'later', label: 'Next: Nov 30, 2026' },
    },
  },
};

export const Grid: Story = {
  render: (args) => (
    <SimpleGrid minChildWidth="min(100%, 18rem)" gap="6">
      <VetCard {...args} />
      <VetCard
        href="/veterinarian/2"
        vet={{
          ...vet,
          id: '2',
          name: 'Dr. Piotr Zieliński',
          rating: null,
          specialty: 'Surgery',
          portrait: portraitFromSeed('veto-3', { specialty: 'surgery' }),
          availability: { soonness: 'this-week', label: 'Available this week' },
          location: 'Gdańsk',
        }}
      />
      <VetCard
        href="/veterinarian/3"
        vet={{
          ...vet,
          id: '3',
          name: 'Dr. Ewa Nowak',
          specialty: 'Dermatology',
          portrait: portraitFromSeed('veto-2', { specialty: 'dermatology' }),
          rating: 4,
          reviewCount: 1,
          location: 'Łódź',
        }}
      />
      <VetCardSkeleton />
    </SimpleGrid>
  ),
};
