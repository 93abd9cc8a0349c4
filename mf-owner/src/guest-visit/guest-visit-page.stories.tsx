import { sessionStore } from '@veto/shared-data/core';
import { pet } from '@veto/shared-data/fixtures';
import { guestVisitKeys } from '@veto/shared-data/guest-visits';
import { petKeys } from '@veto/shared-data/pets';
import {
  expect,
  LONG_NAME,
  LONG_WORD,
  type Meta,
  pageStates,
  type StoryObj,
  screen,
  userEvent,
} from '@veto/shared-ui/storybook';
import { GONE, OPEN, opens, PAST, SECRET } from './guest-visit.fixture.ts';
import GuestVisitPage from './guest-visit-page.tsx';
import PolishGuestVisitPage from './polish-guest-visit-page.tsx';
import UkrainianGuestVisitPage from './ukrainian-guest-visit-page.tsx';

const meta: Meta<typeof GuestVisitPage> = {
  title: 'Pages/Visit of a guest',
  component: GuestVisitPage,
  parameters: {
    page: {
      routes: ['/guest-visit', '/pl/guest-visit', '/uk/guest-visit'],
      without: { Empty: 'A link opens a visit, or none: see Unknown Link.' },
    },
    layout: 'fullscreen',
    path: `/guest-visit#${SECRET}`,
    ...opens(OPEN),
  },
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
};
export default meta;
type Story = StoryObj<typeof GuestVisitPage>;

/** The visit, the way to an account with the address filled in, and a question before it is cancelled. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('Mruczek · Vaccination');
    await expect(canvas.getByText(/We email this link to anna@gosc.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fguest-visit#email=anna%40gosc.example&name=Anna+Go%C5%9B%C4%87',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel visit' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this visit?' });
    await expect(question).toBeVisible();
  },
};

const signedIn = (...names: string[]): Pick<Story, 'parameters' | 'beforeEach'> => ({
  parameters: {
    queryData: [...opens(OPEN).queryData, [petKeys.list('o1'), names.map((name) => pet({ id: name, name }))]],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'o1' }, true),
});

/** A signed-in owner who opens the link keeps the visit with its animal, in one press. */
export const SignedIn: Story = {
  ...signedIn(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Keep Mruczek as your pet?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep Mruczek' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move into my account' })).toBeVisible();
  },
};

export const SignedInWithOtherPets: Story = {
  ...signedIn('Luna', LONG_NAME),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Which of your pets is this?' })).toBeVisible();
    for (const name of ['Luna', LONG_NAME, 'Mruczek is another pet'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The pet of that name is meant. */
export const SignedInWithThisPet: Story = {
  ...signedIn('mruczek'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move into my account' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /pet/ })).toBeNull();
  },
};

/** The guest can still keep the visit; the visit's own page asks which pet it is for. */
export const SignedInWithoutAnswer: Story = {
  ...signedIn(),
  parameters: { queryData: [...opens(OPEN).queryData, [petKeys.list('o1'), new Error('503')]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move into my account' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /pet/ })).toBeNull();
  },
};

const states = pageStates({
  long: {
    answers: [[guestVisitKeys.opened(SECRET), { ...OPEN, petName: LONG_NAME, reason: LONG_WORD }]],
    says: new RegExp(LONG_WORD),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };

/** Without an address the link on the page is the only one. */
export const WithoutAddress: Story = {
  parameters: opens({ ...OPEN, email: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keep this link: it is the only way back to your visit.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(?:Copy|Share) link$/ })).toBeVisible();
    await expect(canvas.queryByText(new RegExp(SECRET))).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fguest-visit#name=Anna+Go%C5%9B%C4%87',
    );
  },
};

export const Moving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move visit' });
    await expect(dialog).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Move visit' }));
    await expect(await screen.findByText('Please choose a new time')).toBeVisible();
  },
};

/** Less than a day before, or where the vet wants to be asked. */
export const NotToBeMoved: Story = {
  parameters: opens({ ...OPEN, mayMove: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To move it, please call the practice.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move visit' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
  },
};

/** The guest did not choose this time: the page says so, and how to change it. */
export const MovedByTheVet: Story = {
  parameters: opens({ ...OPEN, movedBy: 'veterinarian' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dr. Anna Kowalska had to move your visit to this time/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move visit' })).toBeEnabled();
  },
};

export const CancelledByTheVet: Story = {
  parameters: opens({
    ...{ ...OPEN, ...GONE, state: 'cancelled' },
    ...{ cancelledBy: 'veterinarian', cancelReason: 'I am ill' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This visit is cancelled' })).toBeVisible();
    await expect(canvas.getByText(/^Dr. Anna Kowalska had to cancel it: .* Reason: I am ill$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Book another time' })).toHaveAttribute('href', '/veterinarian/v1');
  },
};

/** Booked on a Polish page: so are the dialogs, and the reason that the vet chose. */
export const InPolish: Story = {
  globals: { language: 'pl' },
  parameters: { ...opens({ ...OPEN, movedBy: 'veterinarian' }), path: `/pl/guest-visit#${SECRET}` },
  render: () => <PolishGuestVisitPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wizyta jest umówiona' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('lek. wet. Anna Kowalska');
    await expect(canvas.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute(
      'href',
      '/pl/register?next=%2Fpl%2Fguest-visit#email=anna%40gosc.example&name=Anna+Go%C5%9B%C4%87',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Przełóż wizytę' }));
    const dialog = await screen.findByRole('dialog', { name: 'Przełóż wizytę' });
    await expect(dialog).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Przełóż wizytę' }));
    await expect(await screen.findByText('Wybierz nowy termin')).toBeVisible();
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { ...opens({ ...OPEN, movedBy: 'veterinarian' }), path: `/uk/guest-visit#${SECRET}` },
  render: () => <UkrainianGuestVisitPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Вас записано на візит' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('вет. лікар Anna Kowalska');
    await userEvent.click(canvas.getByRole('button', { name: 'Перенести візит' }));
    const dialog = await screen.findByRole('dialog', { name: 'Перенести візит' });
    await expect(dialog).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Перенести візит' }));
    await expect(await screen.findByText('Виберіть новий час')).toBeVisible();
  },
};

export const CancelledInPolish: Story = {
  globals: { language: 'pl' },
  parameters: opens({
    ...{ ...OPEN, ...GONE, state: 'cancelled' },
    ...{ cancelledBy: 'veterinarian', cancelReason: 'I am ill' },
  }),
  render: () => <PolishGuestVisitPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Lecznica \(lek\. wet\. Anna Kowalska\) .* Powód: Choroba lekarza$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Umów inny termin' })).toHaveAttribute('href', '/specialist/v1');
  },
};

export const CancelledByTheGuest: Story = {
  parameters: opens({ ...OPEN, ...GONE, state: 'cancelled', cancelledBy: 'guest' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You cancelled it/)).toBeVisible();
  },
};

export const Past: Story = {
  parameters: opens(PAST),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move visit' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Book again' })).toBeVisible();
  },
};

/** A completed visit: the vet's report, and a review that needs no account. */
export const Completed: Story = {
  parameters: opens({ ...PAST, status: 'completed', note: 'Give the drops twice a day.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Give the drops twice a day.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write a review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish review' }));
    await expect(await screen.findByText('Please choose a rating')).toBeVisible();
  },
};

export const Reviewed: Story = {
  parameters: opens({ ...PAST, status: 'completed', rating: 5 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Write a review' })).toBeNull();
  },
};

export const InAnAccount: Story = {
  parameters: opens({ ...OPEN, ...GONE, state: 'in-account' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My Appointments' })).toHaveAttribute('href', '/appointments');
  },
};

/** What an account has done since is told by the links of older mails, too. */
export const MovedInTheAccount: Story = {
  parameters: opens({ ...OPEN, ...GONE, state: 'in-account', status: 'upcoming', movedBy: 'guest' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This visit has been moved' })).toBeVisible();
    await expect(canvas.getByText(/^It is now on .* Sign in to see/)).toBeVisible();
  },
};

export const CancelledInTheAccount: Story = {
  parameters: opens({ ...OPEN, ...GONE, state: 'in-account', status: 'cancelled', cancelledBy: 'guest' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This visit is cancelled' })).toBeVisible();
    await expect(canvas.getByText(/^You cancelled it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book another time' })).toBeVisible();
  },
};

export const UnknownLink: Story = {
  parameters: opens(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link does not work, or no longer works.')).toBeVisible();
  },
};
