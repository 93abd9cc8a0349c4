import { sessionStore } from '@veto/shared-data/core';
import { findNothing } from '@veto/shared-data/fixtures';
import { CONSULTATION, type VisitType, visitTypeKeys } from '@veto/shared-data/visit-types';
import {
  expect,
  LONG_WORD,
  type Meta,
  type StoryObj,
  screen,
  userEvent,
  waitFor,
  within,
} from '@veto/shared-ui/storybook';
import { VET } from '../for-vets/practice.fixture.ts';
import OwnVisitTypes from './own-visit-types.tsx';

const typeOf = (id: string, name: string, differences: Partial<VisitType> = {}): VisitType => ({
  ...CONSULTATION,
  id,
  name,
  ...differences,
});
const TYPES = [
  typeOf('1', 'Check-up', { minutes: 20, price: { from: 120, to: 120 }, treats: ['dog', 'cat', 'small_mammal'] }),
  typeOf('2', 'Vaccination', { minutes: 20, price: { from: 90, to: 140 }, treats: ['dog', 'cat'] }),
  typeOf('3', 'First visit', { minutes: 40, price: { from: 160, to: 160 }, visits: 'first' }),
  typeOf('4', 'Home visit', { minutes: 60, treats: ['dog', 'exotic'], bookedBy: 'phone' }),
];
const answered = (types: readonly VisitType[]) => ({ queryData: [[visitTypeKeys.ofVeterinarian('vet'), types]] });

const meta = {
  title: 'Parts/VisitTypes',
  component: OwnVisitTypes,
  parameters: answered(TYPES),
  beforeEach: () => sessionStore.setState(VET, true),
} satisfies Meta<typeof OwnVisitTypes>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return within(dialog);
};

/** A line each: how long, what it costs, for whom, and who may book it. */
export const Table: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Vaccination/ }));
    for (const words of ['20 min', '90–140 zł', 'Everybody']) await expect(row.getByText(words)).toBeVisible();
    await expect(row.getByRole('img', { name: 'For dogs, cats' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^Home visit 1 h – For dogs Exotic pets Only by phone/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^First visit 40 min 160 zł All you treat New clients/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

/** By the keyboard alone; owners see the same order. */
export const Ordering: Story = {
  // The database takes its time: the order is shown at once.
  beforeEach: () => {
    const end = findNothing();
    globalThis.fetch = () => new Promise(() => {});
    sessionStore.setState(VET, true);
    return end;
  },
  play: async ({ canvas }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.firstElementChild?.textContent);
    const up = () => canvas.getByRole('button', { name: 'Move First visit up' });
    up().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Check-up', 'First visit', 'Vaccination', 'Home visit']));
    await waitFor(() => expect(up()).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('First visit is now 2 of 4.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()[0]).toBe('First visit'));
    await expect(up()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(up()).toHaveFocus());
  },
};

/** A phone shows five types, or the ways to move each. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone360' } },
  parameters: answered([...TYPES, typeOf('5', 'Surgery'), typeOf('6', 'Teeth')]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Edit / })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1 more' }));
    await expect(canvas.getAllByRole('button', { name: /^Edit / })).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the order' }));
    await expect(canvas.getAllByRole('button', { name: /^Move .* up$/ })).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Edit Teeth' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

/** Without any, owners book a consultation. */
export const None: Story = {
  parameters: answered([CONSULTATION]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Owners book “Consultation, 30 min” until you add your own.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add a type' })).toHaveLength(1);
  },
};

export const LongName: Story = { parameters: answered([typeOf('1', LONG_WORD.slice(0, 80))]) };

/** Errors stand beside their fields. Escape keeps what was typed, Cancel drops it. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a type' }));
    const form = await opened('Add a visit type');
    const minutes = form.getByLabelText(/^Length \(minutes\)/);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '17');
    await userEvent.type(form.getByLabelText('Price to (zł)'), '90');
    await userEvent.click(form.getByText('Rabbits'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    for (const words of [
      'Please enter a name',
      'Please choose a multiple of 5 minutes',
      'Please enter the lowest price, too',
    ])
      await expect(await form.findByText(words)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a type' }));
    const again = await opened('Add a visit type');
    await expect(again.getByLabelText(/^Length \(minutes\)/)).toHaveValue('17');
    await expect(again.getByLabelText('Rabbits')).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add a type' }));
    const fresh = await opened('Add a visit type');
    await expect(fresh.getByLabelText(/^Length \(minutes\)/)).toHaveValue('30');
  },
};

/** Name and preparation in a further language stand below; Escape keeps them. */
export const InTwoLanguages: Story = {
  parameters: answered([typeOf('1', 'Check-up', { writtenIn: 'en', preparationIn: { pl: 'Bez śniadania.' } })]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Check-up' }));
    const form = await opened('Edit Check-up');
    await expect(form.getByLabelText('Preparation (Polish)')).toHaveValue('Bez śniadania.');
    await userEvent.type(form.getByLabelText('Name (Polish)'), 'Kontrola');
    await userEvent.click(form.getByRole('button', { name: 'Add Ukrainian' }));
    await waitFor(() => expect(form.getByLabelText('Name (Ukrainian)')).toHaveFocus());
    await userEvent.type(form.getByLabelText('Name (Ukrainian)'), 'casino.pl');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('Please write this without a web or mail address')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Check-up' }));
    const again = await opened('Edit Check-up');
    await waitFor(() => expect(again.getByLabelText('Name (Polish)')).toHaveValue('Kontrola'));
    await expect(again.getByLabelText('Name (Ukrainian)')).toHaveValue('casino.pl');
  },
};

/** A type as it is stored; removing it asks first. */
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Vaccination' }));
    const form = await opened('Edit Vaccination');
    await expect(form.getByLabelText('Price from (zł)')).toHaveValue('90');
    await expect(form.getByLabelText('Price to (zł)')).toHaveValue('140');
    await expect(form.getByLabelText('Cats')).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Remove this type' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Vaccination?' });
    await expect(question).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
