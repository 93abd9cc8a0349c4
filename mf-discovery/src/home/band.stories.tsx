import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { Band } from './band.tsx';
import { BandQuote } from './band-quote.tsx';

const meta = {
  title: 'Parts/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'What Pet Owners Say',
    note: 'From reviews of visits that took place.',
    children: (
      <BandQuote
        large
        quote="Calm and patient with our frightened cat. We understood every step of the treatment."
        author="Maria D."
        rating={5}
      />
    ),
    below: (
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '12' }}>
        <BandQuote quote="Clear advice, fair price, spotless practice." author="Marek G." rating={5} />
        <BandQuote quote="Right on time, very gentle hands, and a call the next day." author="Lena K." rating={4} />
      </SimpleGrid>
    ),
  },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quotes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What Pet Owners Say' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const LongQuote: Story = {
  args: {
    children: <BandQuote large quote={'A very long story about one visit. '.repeat(12)} author="Łucja Ż." rating={4} />,
  },
};
/** With text of twice the size, a long word has the whole row: the drawing gives way. */
export const LargeText: Story = {
  globals: { text: '200', viewport: { value: 'desktop1280' } },
  args: { children: <BandQuote large quote="Professionalism" author="Łucja Ż." rating={5} /> },
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Professionalism'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
