import { expect, reportsOf, test } from '../site/test.ts';

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

test('a slice that takes time-outs and observers away is named, and the next page is shown', async ({
  page,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-205/);
  const effect = `
    const nothing = function () { return { observe() {}, unobserve() {}, disconnect() {}, takeRecords: () => [] }; };
    for (const name of ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'])
      window[name] = () => 0;
    for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver']) window[name] = nothing;
    history.pushState(null, '', '/doctors');`;
  await openFirst({ does: { effect } });
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await expect
    .poll(async () => (await reportsOf(page, slice)).map(({ message }) => message.split(' ')[3]?.replace(',', '')))
    .toEqual(expect.arrayContaining(['setTimeout', 'requestAnimationFrame', 'IntersectionObserver']));
});
