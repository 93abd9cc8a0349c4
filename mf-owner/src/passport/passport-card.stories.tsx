import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { PASSPORT } from './passport.fixture.ts';
import { PassportCard } from './passport-card.tsx';

const meta: Meta<typeof PassportCard> = {
  title: 'Parts/PassportCard',
  component: PassportCard,
  args: { passport: PASSPORT, address: 'https://veto.example/passport#n3bV2u1r0Qk8yZ5wXcJd7aTgHsLpMfEoRiUvBxYtA4C' },
};
export default meta;
type Story = StoryObj<typeof PassportCard>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Code that opens the passport of Burek' })).toBeVisible();
    await expect(canvas.getByText('Labrador Retriever · Male · 4 years · 31.2 kg')).toBeVisible();
    await expect(canvas.getByText('Carprofen, 1 tablet, until Nov 28, 2026')).toBeVisible();
    await expect(canvas.getByText('Distemper, parvo · lot D118C · May 12, 2026')).toBeVisible();
    await expect(canvas.getByText('was due Dec 4, 2025')).toBeVisible();
  },
};

/** Nothing was ticked: its name and kind, and no code before there is a link. */
export const NameOnly: Story = {
  args: {
    address: null,
    passport: {
      ...PASSPORT,
      breed: null,
      gender: null,
      age: null,
      weight: null,
      microchip: null,
      allergies: null,
      medicines: [],
      vaccinations: [],
      veterinarian: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dog')).toBeVisible();
    await expect(canvas.getByText('Nothing else is shown here.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Code/ })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    passport: {
      ...PASSPORT,
      name: 'Bartholomew-Maximilian-of-the-Long-Meadow',
      type: 'Fish',
      allergies: 'Chicken, beef, grass pollen, dust mites, '.repeat(8),
      vaccinations: [
        {
          product: 'Distemper-hepatitis-parvovirus-leptospirosis'.repeat(2),
          lotNumber: null,
          givenOn: '2026-05-12',
          nextDueOn: null,
        },
      ],
    },
  },
};
