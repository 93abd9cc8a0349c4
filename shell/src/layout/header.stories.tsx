import { sessionStore } from '@veto/shared-data/core';
import { profileKeys } from '@veto/shared-data/profiles';
import { portraitFromSeed } from '@veto/shared-ui/portrait';
import { expect, type Meta, type StoryObj, screen, userEvent, waitFor, within } from '@veto/shared-ui/storybook';
import { InLanguage } from '@veto/slice-kit';
import { SITE } from '../routing/channel.fixture.ts';
import { headerEntries } from '../routing/nav-entries.ts';
import { POLISH } from '../site/polish.ts';
import { Header } from './header.tsx';

const meta: Meta<typeof Header> = {
  title: 'Parts/Header',
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

/** Around a page in Polish; a link without Polish words is marked. */
export const InPolish: Story = {
  globals: { language: 'pl' },
  args: {
    session: 'signed-out',
    entries: headerEntries(SITE, 'signed-out', POLISH.showEntry),
    pathname: '/map-search',
  },
  render: (args) => (
    <InLanguage of="pl">
      <Header {...args} />
    </InLanguage>
  ),
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute('href', '/pl/register');
    await expect(header.getByRole('button', { name: 'Włącz ciemny motyw' })).toBeVisible();
    const menu = within(header.getByRole('navigation', { name: 'Menu główne' }));
    await expect(menu.getByRole('link', { name: 'Find Vets' })).toHaveAttribute('lang', 'en');
  },
};

const OWNER = { state: 'owner', userId: 'u', fullName: 'Katarzyna Wiśniewska' } as const;
const VET = { state: 'veterinarian', userId: 'v', fullName: 'Anna Zielińska' } as const;

/** The links of the menu, in their order. */
const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

const openMenu = async (canvas: HTMLElement, name = 'Your menu') => {
  // Which button there is depends on the viewport's width, which is not the frame's in a test.
  await userEvent.click(within(canvas).getByRole('button', { name, hidden: true }), { pointerEventsCheck: 0 });
  const menu = await screen.findByRole('menu', { name });
  await waitFor(() => expect(within(menu).getByText('Theme')).toBeVisible());
  return menu;
};

export const PetOwner: Story = {
  args: { session: 'owner', entries: headerEntries(SITE, 'owner'), pathname: '/pets/7' },
  beforeEach: () => sessionStore.setState(OWNER, true),
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Home', 'Find Vets', 'My Pets']);
    await expect(await within(canvasElement).findByText('KW')).toBeVisible();
    // Where nobody fills the slot of the news, the way to the messages is there.
    const messages = await within(canvasElement).findByRole('link', { name: 'Messages' });
    await expect(messages).toHaveAttribute('href', '/messages');
    await expect(messages.closest('[data-slot]')?.parentElement).toHaveStyle({ width: '88px' });
    await expect(within(canvasElement).queryAllByRole('link', { name: 'Dashboard' })).toHaveLength(0);
  },
};

/** As on a busy machine: what waits for the next frame waits until the returned function is called. */
function holdFramesBack(): () => void {
  const { requestAnimationFrame } = globalThis;
  const waiting: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
  return () => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
    for (const callback of waiting) callback(performance.now());
  };
}

/** By keyboard: arrow down opens it, the theme is chosen in it, Escape closes it and gives the focus back. */
export const OwnerMenu: Story = {
  ...PetOwner,
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const name = 'Your menu';
    const button = within(canvasElement).getByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name });
    await waitFor(() => expect(within(menu).getByText('Katarzyna Wiśniewska')).toBeVisible());
    await expect(itemsOf(menu)).toEqual(expect.arrayContaining(['Dashboard', 'Account', 'Sign out']));
    await expect(menu).toHaveFocus();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(within(menu).getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    const showHeldBack = holdFramesBack();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Light' }));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    showHeldBack();
    await expect(menu).not.toBeVisible();
    await expect(button).toHaveFocus();
    await openMenu(canvasElement);
  },
};

export const OwnerPhone: Story = {
  ...PetOwner,
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    const items = itemsOf(menu);
    // A test's window may be a desktop's, where the header itself has the links.
    await expect(items.slice(-3)).toEqual(['Dashboard', 'Account', 'Sign out']);
    if (!matchMedia('(min-width: 64rem)').matches)
      await expect(items.slice(0, -3)).toEqual(['Home', 'Find Vets', 'My Pets']);
  },
};

export const Veterinarian: Story = {
  args: { session: 'veterinarian', entries: headerEntries(SITE, 'veterinarian'), pathname: '/' },
  parameters: {
    queryData: [
      [
        profileKeys.face('v'),
        {
          imageUrl: null,
          specialty: 'general',
          portrait: portraitFromSeed('Anna Zielińska', { specialty: 'general' }),
        },
      ],
    ],
  },
  beforeEach: () => sessionStore.setState(VET, true),
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['Home']);
    const menu = await openMenu(canvasElement);
    await waitFor(() => expect(within(menu).getByText('Veterinarian')).toBeVisible());
  },
};

export const Narrow: Story = {
  args: { session: 'signed-out', entries: headerEntries(SITE, 'signed-out'), pathname: '/' },
  globals: { viewport: { value: 'phone360' } },
};

export const VisitorMenu: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement, 'Menu');
    await expect(itemsOf(menu).slice(-2)).toEqual(['Register', 'Sign in']);
    await expect(within(menu).getByRole('menuitem', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};
