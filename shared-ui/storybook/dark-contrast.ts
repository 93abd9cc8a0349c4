import { setColorMode } from '@veto/shared-ui/core';
import axe from 'axe-core';
import { expect } from 'storybook/test';

/**
 * Fails when a text of the story that stands has too little contrast in the dark theme, which differs from the light one
 * by its colours alone. Leaves the light theme.
 */
export async function expectDarkContrast(): Promise<void> {
  setColorMode('dark');
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      iframes: false,
    });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    expect(found, 'contrast in the dark theme').toEqual([]);
  } finally {
    setColorMode('system');
  }
}
