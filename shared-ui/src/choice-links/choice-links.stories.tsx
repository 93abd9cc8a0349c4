import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { expect, type Meta, type StoryObj } from '@veto/shared-ui/storybook';

const meta = {
  title: 'Forms/ChoiceLinks',
  component: ChoiceLinks,
  args: {
    label: 'Sort by',
    current: 'reviews',
    choices: [
      { value: 'rating', label: 'Highest Rating', href: '/doctors' },
      { value: 'reviews', label: 'Most Reviews', href: '/doctors?sort=reviews' },
    ],
  },
} satisfies Meta<typeof ChoiceLinks>;
export default meta;

/** Without a script; with one, a select is in its place. */
export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Most Reviews' })).toHaveAttribute('aria-current', 'page');
  },
};
