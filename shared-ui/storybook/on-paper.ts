import { ALWAYS } from './chosen.ts';

/** Looks at a story as it is printed. Storybook's own page has no printer, and looks at nothing. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = await import('vitest/browser');
  await cdp().send('Emulation.setEmulatedMedia', { features: ALWAYS, media: 'print' });
  try {
    await look();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: ALWAYS, media: '' });
  }
}
