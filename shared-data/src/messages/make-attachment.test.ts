import { expect, test } from 'vitest';
import { makeAttachment } from './make-attachment.ts';

const nameOf = async (name: string) => (await makeAttachment(new File(['%PDF-1.7\n'], name))).name;

test('a long name is cut to 200 characters, never inside an emoji', async () => {
  const long = 'x'.repeat(199);
  expect(await nameOf('blood-count.pdf')).toBe('blood-count.pdf');
  expect(await nameOf(`${long}yz.pdf`)).toBe(`${long}y`);
  expect(await nameOf(`${long}🐈.pdf`)).toBe(long);
  // A woman and a microscope, joined.
  for (const filled of [195, 196, 197]) {
    const cut = await nameOf(`${'x'.repeat(filled)}👩‍🔬.pdf`);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.endsWith('\u200d')).toBe(false);
  }
});
