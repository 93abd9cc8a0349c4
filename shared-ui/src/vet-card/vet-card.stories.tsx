import type { Meta, StoryObj } from '@veto/shared-ui/storybook';
import { VetCard } from './vet-card.tsx';

const meta = {
  title: 'Components/VetCard',
  component: VetCard,
  args: {
    href: '/veterinarian/7b1c',
    vet: {
      id: '7b1c',
      name: 'Dr. Anna Kowalska',
      specialty: 'General Veterinarian',
      rating: 4.8,
      reviewCount: 37,
      availability: 'Available today',
      location: 'Klinika Na Wzgórzu, Kraków',
      imageUrl: null,
    },
  },
} satisfies Meta<typeof VetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {};
