import { afterAll, expect, it } from 'vitest';
import { rawAnswer, testSite } from './site.fixture.ts';

const site = await testSite();
afterAll(() => site.stop());

/** The status of a route's first address for somebody: ':name' and '*' are 'x'. */
async function statusAt(route: string, headers: Record<string, string>): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(/:[^/]+|\*/g, 'x');
  const host = new URL(site.url).host;
  const asked = { method: method === 'ALL' ? 'GET' : method, headers: { host, ...headers } };
  return (await rawAnswer(site.url, address, asked)).status;
}

it('answers at each address of the router whom a reviewer has read', async () => {
  const lines = [
    'Written by routes.test.ts from the router: the status for this machine, a stranger, and a page of another site.',
  ];
  for (const route of site.routes.toSorted()) {
    const local = await statusAt(route, {});
    const stranger = await statusAt(route, { 'x-forwarded-for': '203.0.113.7' });
    const foreign = await statusAt(route, { 'x-forwarded-for': '203.0.113.8', origin: 'https://evil.example' });
    lines.push(`${route}: ${local} ${stranger} ${foreign}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('routes.txt');
});

it('leads a password manager to where a password is changed', async () => {
  const answer = await site.get('/.well-known/change-password', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account']);
});
