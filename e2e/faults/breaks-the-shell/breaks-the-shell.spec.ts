import { expect, heading, reportsOf, test } from '../site/test.ts';
import { fullVersion } from '../site/written-slice.ts';

test('when a slice has broken the shell itself the page that comes next is a document of its own', async ({
  page,
  openFirst,
  problems,
}) => {
  // The slice that comes next finds no place in a page that is gone.
  problems.expect(/broken by a slice/, /VETO-101/, /VETO-205/);
  // The shell can sort the entries of its menu no more, and does so with every change of page; and it cannot put back
  // what is nailed down.
  const effect = `
    const sort = Array.prototype.sort;
    const broken = function (...by) {
      if (this[0]?.area) throw new Error('broken by a slice');
      return sort.apply(this, by);
    };
    Object.defineProperty(Array.prototype, 'sort', { value: broken, writable: false, configurable: false });
    setTimeout(() => history.pushState(null, '', '/pets'), 500);`;
  await openFirst({ does: { effect } });
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find Vets' })).toBeVisible();
});

// Every built-in and moment: built-ins.test.ts, slice-runner.test.ts.
test('a slice that changes fetch in its effect is named, and the rest of the site works', async ({
  page,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-205/, /no fetch/);
  const bad = await openFirst({ does: { effect: "globalThis.fetch = () => { throw new Error('no fetch'); };" } });
  // It has run: whoever leaves before that has met nothing of it.
  const card = page.getByRole('main').getByRole('alert');
  await expect(heading(page, bad).or(card).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a Vet' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  const blamed = async () =>
    (await reportsOf(page, slice)).filter(({ code }) => code === 'VETO-205').map(({ version }) => version);
  await expect.poll(async () => [...new Set(await blamed())]).toEqual([fullVersion(bad.version)]);
});
