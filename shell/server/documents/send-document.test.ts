import { expect, it, vi } from 'vitest';
import { publishWithProgram, testSite } from '../site.fixture.ts';

it('a document has the status that its page says, once the page has been rendered with data', async () => {
  const site = await testSite();
  const code = `var vetoPages = {
    renderPage: async () => '',
    fillPage: async () => ({ html: '', rules: {}, answers: [], head: { title: 'Nobody', status: 410 } }),
  };`;
  await publishWithProgram(site.store, '1.1.0-9e15bbbbbbbb', code);
  await vi.waitFor(async () => expect((await site.get('/mf-pets')).status).toBe(410));
  expect(await (await site.get('/mf-pets')).text()).toContain('<title>Nobody');
  await site.stop();
});
