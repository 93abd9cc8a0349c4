import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { SITE } from '../routing/channel.fixture.ts';
import { headerEntries } from '../routing/nav-entries.ts';
import { Header } from './header.tsx';

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Header>;

const links = (canvas: HTMLElement) =>
  within(within(canvas).getByRole('navigation', { name: 'Main' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

export const Loading: Story = {
  args: { session: 'loading', entries: headerEntries(SITE, 'loading'), pathname: '/' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([]);
    await expect(within(canvasElement).queryByText('Register')).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { session: 'signed-out', entries: headerEntries(SITE, 'signed-out'), pathname: '/doctors' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Home', 'Find Vets']);
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Find Vets');
    await expect(within(canvasElement).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  },
};

export const PetOwner: Story = {
  args: { session: 'owner', entries: headerEntries(SITE, 'owner'), pathname: '/pets/7' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Home', 'Find Vets', 'My Pets']);
    await expect(within(canvasElement).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const Veterinarian: Story = {
  args: { session: 'veterinarian', entries: headerEntries(SITE, 'veterinarian'), pathname: '/' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Home']);
  },
};

export const Narrow: Story = {
  args: { session: 'signed-out', entries: headerEntries(SITE, 'signed-out'), pathname: '/' },
  globals: { viewport: { value: 'phone360' } },
};

/** The button is hidden above 768 px, so the click is sent to it directly. */
export const MenuOpen: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByLabelText('Open menu');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(menu).getByRole('link', { name: 'Find Vets' })).toBeVisible());
    await expect(within(menu).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};
