import type { APIRequestContext } from '@playwright/test';
import { PAGE_BUDGETS } from '../budgets.ts';
import { expect, test } from '../fixtures/test.ts';

/** The addresses of the scripts that a document names: those that it runs, and those that the start will. */
function scriptsOf(html: string): string[] {
  const named = html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g);
  return [...new Set([...named].map(([, address = '']) => address))];
}

async function bytesOnTheWire(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status(), address).toBe(200);
  return Number(answer.headers()['content-length']);
}

/** A link to a vet, in a document with its data: a server that has just begun sends some without, and without their code. */
const A_VET = 'href="/veterinarian/';

for (const [path, budget] of Object.entries(PAGE_BUDGETS)) {
  test(`${path} stays within its budget of bytes, requests and elements`, async ({ page }) => {
    const read = async () => (await page.request.get(path)).text();
    if (path !== '/login') await expect.poll(read).toContain(A_VET);
    const scripts = scriptsOf(await read());
    expect(scripts.length, 'the document names the start').toBeGreaterThan(5);
    const sizes = await Promise.all(scripts.map((address) => bytesOnTheWire(page.request, address)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes / 1000, '`pnpm bench:pages bytes` names the packages').toBeLessThan(budget.scriptsKb);
    expect(scripts.length).toBeLessThanOrEqual(budget.requests);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.locator('#veto *').count()).toBeLessThanOrEqual(budget.elements);
  });
}
