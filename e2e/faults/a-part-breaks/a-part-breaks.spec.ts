import { expect, expectReport, reportWith, test } from '../site/test.ts';
import { titleOf } from '../site/written-slice.ts';

const SLOT = 'test.page.aside';
/** An effect of the page that offers the slot. */
const OFFERS = `
  const place = document.body.querySelector('[data-slice] div').appendChild(document.createElement('section'));
  return site.openSlot({ name: '${SLOT}', props: {}, place: place.appendChild(document.createElement('div')), onPhase() {} });`;

test('a part that breaks gives way to its former release, and then says so in its place; the page keeps its state', async ({
  page,
  slice,
  store,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-20[235]/);
  const part = `${slice}p`;
  const manifest = { name: part, contract: '^1.0.0', nav: [], routes: [], fills: [{ slot: SLOT }] };
  const filling = (version: string, does: object) => {
    const routes = [{ path: `/${part}`, title: part }];
    return { slice: part, version, does, release: { manifest: { ...manifest, routes } as never } };
  };
  const former = filling('1.0.0', { effect: "if (window.breaksAll) throw new Error('in the part');" });
  const broken = filling('1.0.1', { press: "Array.prototype.map = () => ['wrong'];" });
  await store.publish(former);
  await store.publish(broken);
  const offering = await openFirst({ does: { effect: OFFERS }, release: { slots: { [SLOT]: {} } } });

  const place = page.locator(`section:has([data-slice="${part}"])`);
  await expect(place.getByRole('heading', { name: titleOf(broken) })).toBeVisible();
  const counter = page.locator(`[data-slice="${slice}"] > div > button`).first();
  await place.getByRole('button', { name: 'Break' }).click();
  // Built-ins are looked at before the shell answers to a press.
  await counter.click();
  await expect(place.getByRole('heading', { name: titleOf(former) })).toBeVisible();
  await expect(counter).toHaveText('Pressed 1');
  await expectReport(page, { ...broken, code: 'VETO-205', stage: 'render' });

  await store.publish(filling('1.0.2', { mount: "throw new Error('in the part');" }));
  await store.publish(filling('1.0.3', { mount: "throw new Error('in the part');" }));
  await page.reload();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText('This part of the site could not be started.');
  await expect(page.getByRole('heading', { name: titleOf(offering) })).toBeVisible();
  await counter.click();
  await expect(counter).toHaveText('Pressed 1');
  await store.publish(filling('1.0.4', {}));
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: `${part} 1.0.4` })).toBeVisible();
  await expect(counter).toHaveText('Pressed 1');
  expect((await reportWith(page, part, 'VETO-202')).stage).toBe('mount');
});
