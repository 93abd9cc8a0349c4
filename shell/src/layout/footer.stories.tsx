import { expect, type Meta, type StoryObj, within } from '@veto/shared-ui/storybook';
import { SITE } from '../routing/channel.fixture.ts';
import { footerGroups } from '../routing/nav-entries.ts';
import { Footer } from './footer.tsx';

const meta: Meta<typeof Footer> = {
  title: 'Parts/Footer',
  component: Footer,
  args: { groups: footerGroups(SITE, 'signed-out') },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual(['Pet Owners', 'Vets', 'Support']);
    await expect(within(canvasElement).getByText(`Copyright © ${new Date().getFullYear()} Veto`)).toBeVisible();
  },
};
