import { expect, screen, userEvent, waitFor } from '@veto/shared-ui/storybook';

/** By the keyboard: a menu loses a press that comes while it opens, which no hand is quick enough for. */
export async function choose(button: HTMLElement, name: string): Promise<void> {
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard(name.slice(0, 1));
  await expect(item).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
}
