import { sessionStore } from '@veto/shared-data/core';
import { openedSecret } from '@veto/shared-data/drafts';
import { findNothing } from '@veto/shared-data/fixtures';
import { householdKeys, type OpenedInvitation } from '@veto/shared-data/household';
import { expect, LONG_NAME, type Meta, pageStates, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { InLanguage } from '@veto/slice-kit';
import { Route, Routes } from 'react-router-dom';
import JoinPage from './join-page.tsx';

const INVITATION: OpenedInvitation = {
  owner: 'Katarzyna',
  pets: [
    { name: 'Burek', type: 'Dog' },
    { name: 'Mruczka', type: 'Cat' },
  ],
  role: 'sitter',
  startsOn: '2999-11-27',
  until: '2999-11-29',
  rights: ['medicines'],
  own: false,
};

const meta: Meta<typeof JoinPage> = {
  title: 'Pages/Household invitation',
  component: JoinPage,
  parameters: {
    page: { routes: ['/household/join', '/uk/household/join'] },
    layout: 'fullscreen',
    path: '/household/join#secret',
    queryData: [[householdKeys.opened('secret'), INVITATION]],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
};
export default meta;
type Story = StoryObj<typeof JoinPage>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Katarzyna asks you to care for Burek and Mruczka' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Sitter \w+, Nov 27 – \w+, Nov 29$/)).toBeVisible();
    await expect(canvas.getByText('Record medicines')).toBeVisible();
    await expect(canvas.queryByText('Read the record')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/** Whoever is not signed in comes back to the invitation. */
export const SignedOut: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    const signIn = canvas.getByRole('link', { name: 'Sign in to accept' });
    await expect(signIn).toHaveAttribute('href', '/login?next=%2Fhousehold%2Fjoin');
    signIn.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(signIn);
    await expect(openedSecret()).toBe('secret');
  },
};

export const InUkrainian: Story = {
  globals: { language: 'uk' },
  parameters: { path: '/uk/household/join#secret' },
  beforeEach: async () => {
    await import('./join-page.uk.ts');
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
  },
  render: () => (
    <InLanguage of="uk">
      <JoinPage />
    </InLanguage>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Katarzyna просить вас про догляд: Burek і Mruczka' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Тимчасовий догляд, /)).toBeVisible();
    await expect(canvas.getByText('Записувати ліки')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Прийняти' })).toBeVisible();
  },
};

export const Own: Story = {
  parameters: { queryData: [[householdKeys.opened('secret'), { ...INVITATION, own: true }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is your own invitation/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** The owner takes it back while it is open. */
export const WithdrawnMeanwhile: Story = {
  parameters: { queryData: [] },
  beforeEach: () => {
    const end = findNothing();
    const { owner, pets, role, startsOn: starts_on, until, own } = INVITATION;
    const rights = { may_book: false, may_message: false, may_read_record: false, may_record_medicines: true };
    let answer: unknown = { owner, pets, role, starts_on, until, own, ...rights };
    globalThis.fetch = async (question) => {
      if (!String(question instanceof Request ? question.url : question).includes('accept_'))
        return Response.json(answer);
      answer = null;
      return Response.json({ code: 'PT404', message: 'This link does not work, or no longer works.' }, { status: 404 });
    };
    sessionStore.setState({ state: 'owner', userId: 'owner' }, true);
    return end;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Invitation' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** Whoever has accepted it is led to the pet. */
export const AcceptedAlready: Story = {
  parameters: {
    queryData: [
      [householdKeys.opened('secret'), null],
      [householdKeys.joined('owner', 'secret'), 'burek'],
    ],
  },
  render: () => (
    <Routes>
      <Route path="/household/join" element={<JoinPage />} />
      <Route path="/pets/:id" element="The pet" />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The pet')).toBeVisible();
  },
};

const states = pageStates({
  empty: {
    answers: [
      [householdKeys.opened('secret'), null],
      [householdKeys.joined('owner', 'secret'), null],
    ],
    says: 'This link does not work, or no longer works.',
  },
  long: {
    answers: [[householdKeys.opened('secret'), { ...INVITATION, pets: [{ name: LONG_NAME, type: 'Dog' }] }]],
    says: LONG_NAME,
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Empty: Story = states.empty;
export const Long: Story = states.long;
export const Phone: Story = states.phone;
export const Dark: Story = { ...states.dark, tags: ['!test'] };
