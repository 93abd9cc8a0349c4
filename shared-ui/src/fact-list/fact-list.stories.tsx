import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Layout/FactList',
  parameters: { naturalWidth: '32rem' },
  component: FactList,
  args: {
    facts: [
      ['Type', 'Dog'],
      ['Breed', 'Border Collie'],
      ['Allergies', null],
      ['Vaccination Records', 'Rabies: 12 March 2026\nDHPP: 12 March 2026'],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Border Collie')).toBeVisible();
    await expect(canvas.queryByText('Allergies')).toBeNull();
  },
};

export const Beside: Story = { args: { orientation: 'horizontal' } };

export const LongTexts: Story = {
  args: {
    facts: [
      ['Name', 'Maximilian-Reginald-Fluffington-the-Third-of-Brzęczyszczykowo-and-Konstantynopolitańczykowianeczka'],
    ],
  },
};

/** No list is there, whose gap would be seen. */
export const WithoutValues: Story = {
  args: { facts: [['Allergies', null]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
