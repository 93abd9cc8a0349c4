import { userEvent, within } from '@veto/shared-ui/storybook';

/** How long React would keep a placeholder, in milliseconds. */
export const THROTTLE_MS = 300;

/**
 * Presses 'Another' for each of these texts; resolves with the shortest time until one was there, in milliseconds: a single one
 * may be late for whatever else the machine does.
 */
export async function quickestOf(canvasElement: HTMLElement, texts: readonly string[]): Promise<number> {
  const canvas = within(canvasElement);
  const took: number[] = [];
  for (const text of texts) {
    const pressedAt = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Another' }));
    await canvas.findByText(text, {}, { interval: 10 });
    took.push(performance.now() - pressedAt);
  }
  return Math.min(...took);
}
