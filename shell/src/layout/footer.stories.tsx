import { expect, type Meta, type StoryObj, within } from '@veto/shared-ui/storybook';
import { SITE } from '../routing/channel.fixture.ts';
import { footerGroups } from '../routing/nav-entries.ts';
import { Footer } from './footer.tsx';

const meta: Meta<typeof Footer> = {
  title: 'Parts/Footer',
  component: Footer,
  args: { groups: footerGroups(SITE, 'signed-out'), languages: [] },
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

/** The page has a Polish address, too. */
export const InTwoLanguages: Story = {
  args: { languages: [{ href: '/pl/help', label: 'Polski', lang: 'pl', order: 1000 }] },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Polski' });
    await expect(link).toHaveAttribute('href', '/pl/help');
    await expect(link).toHaveAttribute('hreflang', 'pl');
    await expect(link).toHaveAttribute('lang', 'pl');
  },
};
