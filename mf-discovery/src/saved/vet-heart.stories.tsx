import { sessionStore } from '@veto/shared-data/core';
import { SAVED_ERRORS } from '@veto/shared-data/errors';
import { keepSavingToCome, savedVeterinarianKeys, takeSavingToCome } from '@veto/shared-data/saved-veterinarians';
import { expect, type Meta, type StoryObj, userEvent, waitFor } from '@veto/shared-ui/storybook';
import { toastIsShown } from '../fixtures/toasts.fixture.ts';
import { VetHeart } from './vet-heart.tsx';

const OLGA = { id: 'olga', name: 'Olga Lis' };
const HEART = { name: 'Save Dr. Anna Kowalska' };

const meta = {
  title: 'Parts/VetHeart',
  component: VetHeart,
  args: { id: 'anna', name: 'Anna Kowalska' },
  parameters: { path: '/doctors', queryData: [[savedVeterinarianKeys.ids('owner'), ['olga']]] },
} satisfies Meta<typeof VetHeart>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedInAs = (state: 'owner' | 'veterinarian') => () =>
  sessionStore.setState({ state, ...(state === 'owner' && { userId: 'owner' }) }, true);

/** The press is remembered while the visitor signs in. */
export const SignedOut: Story = {
  beforeEach: () => sessionStore.setState({ state: 'signed-out' }, true),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { ...HEART, pressed: false }));
    await expect(takeSavingToCome()).toEqual({ id: 'anna', name: 'Anna Kowalska' });
    await expect(takeSavingToCome()).toBeNull();
  },
};

export const Saved: Story = {
  beforeEach: signedInAs('owner'),
  args: OLGA,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Dr. Olga Lis', pressed: true })).toBeVisible();
  },
};

/** The server does not take it: the heart is empty again, and the visitor reads so. */
export const Refused: Story = {
  beforeEach: signedInAs('owner'),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', HEART);
    await userEvent.click(heart);
    await toastIsShown(SAVED_ERRORS.save.description);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Another heart of the page may be the one that was pressed: the first one that is there saves. */
export const AfterSigningIn: Story = {
  beforeEach: () => {
    signedInAs('owner')();
    keepSavingToCome(OLGA);
  },
  play: async () => {
    await toastIsShown(SAVED_ERRORS.save.description);
    await waitFor(() => expect(takeSavingToCome()).toBeNull());
  },
};

/** Vets save nobody. */
export const Veterinarian: Story = {
  beforeEach: signedInAs('veterinarian'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', HEART)).toBeNull();
  },
};
