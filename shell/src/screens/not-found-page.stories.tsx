import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj, within } from '@veto/shared-ui/storybook';
import { NotFoundPage } from './not-found-page.tsx';

const meta: Meta<typeof NotFoundPage> = {
  title: 'Pages/Not found',
  component: NotFoundPage,
  args: { path: '/nowhere' },
  parameters: { page: { routes: ['/*'], without: ALWAYS_THE_SAME }, layout: 'fullscreen', path: '/nowhere' },
};
export default meta;
type Story = StoryObj<typeof NotFoundPage>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('404');
    await expect(within(canvasElement).getByText('Oops! Page not found')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
