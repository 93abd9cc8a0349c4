import { sliceManifestSchema } from '@veto/slice-kit/contract';
import { expect, expectRunning, heading, test } from '../site/test.ts';

test("a slice that claims the shell's and another slice's addresses gets neither", async ({
  page,
  slice,
  publishFirst,
}) => {
  const routes = ['/login', '/pets', '/_platform', `/${slice}`].map((path) => ({ path, title: slice }));
  const manifest = sliceManifestSchema.parse({ name: slice, contract: '^1.0.0', routes });
  const greedy = await publishFirst({ release: { manifest } });
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(heading(page, greedy)).toHaveCount(0);
  await page.goto('/_platform');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
  await page.goto(`/${slice}`);
  await expectRunning(page, greedy);
});
