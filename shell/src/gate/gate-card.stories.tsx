import { expect, fn, type Meta, type StoryObj, userEvent, within } from '@veto/shared-ui/storybook';
import { GateCard } from './gate-card.tsx';

const meta: Meta<typeof GateCard> = {
  title: 'Parts/GateCard',
  component: GateCard,
  // SHA-256 of 'veto'.
  args: { passwordSha256: 'cb9bdb0732913b29123546b8f52b557a624c6902c47edd9f159694ba1202da09', onPassed: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof GateCard>;

export const Locked: Story = {};

export const WrongPassword: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByPlaceholderText('Enter password');
    await userEvent.type(input, 'Veto{Enter}');
    await expect(await within(canvasElement).findByText('Incorrect password. Please try again.')).toBeVisible();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onPassed).not.toHaveBeenCalled();
  },
};

/** A password manager fills in without an event. */
export const FilledWithoutEvent: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByPlaceholderText<HTMLInputElement>('Enter password');
    input.value = 'veto';
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Access Site' }));
    await expect(args.onPassed).toHaveBeenCalledOnce();
  },
};

export const RightPassword: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByPlaceholderText('Enter password'), 'veto');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Access Site' }));
    await expect(args.onPassed).toHaveBeenCalledOnce();
  },
};
