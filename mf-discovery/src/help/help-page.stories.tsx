import { sessionStore } from '@veto/shared-data/core';
import { ALWAYS_THE_SAME, expect, type Meta, pageStates, type StoryObj, userEvent } from '@veto/shared-ui/storybook';
import HelpPage from './help-page.tsx';
import PolishHelpPage from './polish-help-page.tsx';
import UkrainianHelpPage from './ukrainian-help-page.tsx';

const meta: Meta<typeof HelpPage> = {
  title: 'Pages/Help',
  component: HelpPage,
  parameters: {
    layout: 'fullscreen',
    path: '/help',
    page: { routes: ['/help', '/pl/help', '/uk/help'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof HelpPage>;

export const Page: Story = {};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const Searched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d\d questions$/)).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(search, 'cancel');
    await expect(canvas.getByRole('button', { name: 'How do I cancel or move an appointment?' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'dragon');
    await expect(canvas.getByRole('heading', { name: 'No question matches your search' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(canvas.getByText(/^\d\d questions$/)).toBeVisible();
  },
};

/** Searched in Polish, without its letters; the questions are counted as Polish counts. */
export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/help' },
  render: () => <PolishHelpPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pomoc' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d\d pytań$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Szukaj w pytaniach' }), 'odwolac');
    await expect(canvas.getByRole('button', { name: 'Jak odwołać lub przełożyć wizytę?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', '/pl/contact');
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk/help' },
  render: () => <UkrainianHelpPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d\d запитань$/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Пошук серед запитань' }), 'СКАСУВАТИ');
    await expect(canvas.getByRole('button', { name: 'Як скасувати або перенести візит?' })).toBeVisible();
  },
};
