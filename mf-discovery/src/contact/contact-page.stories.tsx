import { sessionStore } from '@veto/shared-data/core';
import {
  ALWAYS_THE_SAME,
  expect,
  type Meta,
  pageStates,
  type StoryObj,
  userEvent,
  waitFor,
} from '@veto/shared-ui/storybook';
import { useState } from 'react';
import ContactPage from './contact-page.tsx';
import PolishContactPage from './polish-contact-page.tsx';
import UkrainianContactPage from './ukrainian-contact-page.tsx';

const meta: Meta<typeof ContactPage> = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: {
    layout: 'fullscreen',
    path: '/contact',
    page: { routes: ['/contact', '/pl/contact', '/uk/contact'], without: ALWAYS_THE_SAME },
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof ContactPage>;

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Name must be at least 2 characters')).toBeVisible();
    for (const message of [
      'Please enter a valid email address',
      'Please enter a subject',
      'Message must be at least 10 characters',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/Name/)).toHaveFocus());
  },
};

/** A letter that was begun goes on in the other language. */
export const OtherLanguage: Story = {
  tags: ['!dev'],
  render: function OtherLanguage() {
    const [polish, setPolish] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setPolish(true)}>
          Polski
        </button>
        {polish ? <PolishContactPage /> : <ContactPage />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Name/), 'Jan O’Brien');
    await userEvent.type(canvas.getByLabelText(/Message/), 'Do you treat hedgehogs?');
    await userEvent.click(canvas.getByRole('button', { name: 'Polski' }));
    await expect(await canvas.findByDisplayValue('Do you treat hedgehogs?')).toHaveAttribute('name', 'message');
    await expect(canvas.getByDisplayValue('Jan O’Brien')).toHaveAttribute('name', 'name');
  },
};

const states = pageStates();
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { path: '/pl/contact' },
  render: () => <PolishContactPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij wiadomość' }));
    for (const message of [
      'Imię i nazwisko musi mieć co najmniej 2 znaki',
      'Wpisz poprawny adres e-mail',
      'Wpisz temat',
      'Wiadomość musi mieć co najmniej 10 znaków',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pomoc' })).toHaveAttribute('href', '/pl/help');
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk/contact' },
  render: () => <UkrainianContactPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Надіслати повідомлення' }));
    for (const message of [
      'Ім’я має містити щонайменше 2 символи',
      'Введіть правильну адресу електронної пошти',
      'Введіть тему',
      'Повідомлення має містити щонайменше 10 символів',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
  },
};
