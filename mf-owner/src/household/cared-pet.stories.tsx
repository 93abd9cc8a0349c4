import { sessionStore } from '@veto/shared-data/core';
import { householdKeys } from '@veto/shared-data/household';
import { expect, type Meta, type StoryObj, screen, userEvent, within } from '@veto/shared-ui/storybook';
import CareToCome from './care-to-come.tsx';
import CaredPet from './cared-pet.tsx';
import { CARED, FEED, SHEET } from './household.fixture.ts';

const meta: Meta<typeof CaredPet> = {
  title: 'Parts/CaredPet',
  component: CaredPet,
  args: { pet: CARED },
  parameters: {
    layout: 'fullscreen',
    path: `/pets/${CARED.id}`,
    queryData: [
      [householdKeys.sheet(CARED.id), SHEET],
      [householdKeys.feed(CARED.id), FEED],
    ],
  },
  beforeEach: () => sessionStore.setState({ state: 'owner', userId: 'owner' }, true),
};
export default meta;
type Story = StoryObj<typeof CaredPet>;

export const Sitter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call the vet' })).toHaveAttribute('href', 'tel:+48225550101');
    await expect(canvas.getByRole('link', { name: 'Emergency' })).toHaveAttribute('href', '/emergency');
    await expect(canvas.getByText(/^Given at .* by Marek$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gave medicine Carprofen 50 mg' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo You walked Burek' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo Zosia/ })).toBeNull();
  },
};

/** A carer with every right books and writes from here. */
export const Carer: Story = {
  args: { pet: { ...CARED, role: 'carer', until: null, rights: ['book', 'message', 'medicines'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Visit' })).toHaveAttribute(
      'href',
      `/appointments/new?petId=${CARED.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Message the vet' })).toHaveAttribute('href', '/messages/anna');
  },
};

/** Without the right to record medicines, what is due is still said. */
export const WithoutMedicines: Story = {
  args: { pet: { ...CARED, rights: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Carprofen 50 mg')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Gave medicine/ })).toBeNull();
  },
};

export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the household' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop caring for Burek?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  },
};

/** Before the first day nothing of the pet is open but its name. */
export const ToCome: Story = {
  render: () => <CareToCome pet={{ ...CARED, startsOn: '2999-11-27' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sitter \w+, Nov 27 – \w+, Nov 29 · Burek belongs to Katarzyna$/)).toBeVisible();
    await expect(canvas.getByText(/^Your time begins on \w+, Nov 27\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Emergency' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave the household' })).toBeVisible();
  },
};
