import { expect, test } from '../site/test.ts';

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
    setTimeout(() => {
      // In one step: else the shell may draw its menu in between, and takes the visitor to a document without this release.
      Object.defineProperty(Array.prototype, 'sort', { value: broken, writable: false, configurable: false });
      history.pushState(null, '', '/pets');
    }, 500);`;
  await openFirst({ does: { effect } });
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find Vets' })).toBeVisible();
});
