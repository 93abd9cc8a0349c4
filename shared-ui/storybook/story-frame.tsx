import { Box } from '@veto/shared-ui/box';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** What fits beside the tree of a laptop without scrolling, in px. */
const HIGHEST = 640;
/** No part is so low, in px. */
const EMPTY = 8;

/** Keeps a part at the width that it has on its page: `parameters.naturalWidth`, '20rem'. */
export function StoryFrame({ width, children }: { width?: string | undefined; children: ReactNode }) {
  return width ? <Box maxW={width}>{children}</Box> : children;
}

/** The first story of a part shows it whole: something is there, and it fits on a screen. */
export async function expectOverview(canvas: HTMLElement, fullscreen: boolean): Promise<void> {
  const elsewhere = document.querySelector('[role=dialog], [role=alertdialog], [role=status]');
  const inPlace = canvas.getBoundingClientRect().height;
  // A dialog leaves its place empty.
  const height = inPlace > EMPTY ? inPlace : (elsewhere?.getBoundingClientRect().height ?? 0);
  await expect(height, 'the overview is empty').toBeGreaterThan(EMPTY);
  if (!fullscreen) await expect(height, 'the overview is too high').toBeLessThanOrEqual(HIGHEST);
}
