import { Box } from '@veto/shared-ui/box';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { CareTile } from './care-tile.tsx';

const TILES = [
  ['preventive', 'Preventive care', 'Check-ups, vaccinations and protection from parasites.'],
  ['dental', 'Dental services', 'Cleaning, extractions and care of teeth and gums.'],
  ['emergency', 'Emergency care', 'Know whom to call first.'],
  ['specialized', 'Specialized treatments', 'Skin, heart, and animals that are not cats or dogs.'],
  ['surgery', 'Surgery', 'From neutering to bones and soft tissue.'],
] as const;

const meta = {
  title: 'Parts/CareTile',
  component: CareTile,
  args: {
    kind: 'dental',
    title: 'Dental services',
    text: 'Cleaning, extractions and care of teeth.',
    href: '/doctors',
  },
} satisfies Meta<typeof CareTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Dental services' });
    await expect(link).toHaveAttribute('href', '/doctors');
    // The whole tile is the link, and to focus it moves nothing within.
    const tile = canvasElement.querySelector<HTMLElement>('[data-care]');
    const { left = 0, bottom = 0 } = tile?.getBoundingClientRect() ?? {};
    await expect(link.contains(document.elementFromPoint(left + 40, bottom - 20))).toBe(true);
    link.focus();
    tile?.scrollTo(0, 50);
    await expect([tile?.scrollTop, tile?.scrollLeft]).toEqual([0, 0]);
  },
};

export const Five: Story = {
  render: () => (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '5fr 4fr 3fr' }} gap={{ base: '3', md: '4' }}>
      {TILES.map(([kind, title, text]) => (
        <CareTile
          key={kind}
          kind={kind}
          title={title}
          text={text}
          href="/doctors"
          {...(kind === 'preventive' && { gridRow: { lg: 'span 2' } })}
        />
      ))}
    </Box>
  ),
};
