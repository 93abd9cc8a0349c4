import type { Page } from '@playwright/test';
import type { PageChannel } from '@veto/slice-kit/contract';

const INLINED = /(<script type="application\/json" id="veto-channel">)([^<]*)(<\/script>)/;

/** From here on documents have another channel in them than the server wrote; `change` alters it in place. */
export async function changeInlinedChannel(page: Page, change: (channel: PageChannel) => void): Promise<void> {
  await changeDocuments(page, (html) => {
    if (!INLINED.test(html)) throw new Error('The document has no channel in it');
    return html.replace(INLINED, (_, start: string, json: string, end: string) => {
      const channel = JSON.parse(json) as PageChannel;
      change(channel);
      return start + JSON.stringify(channel).replaceAll('<', '\\u003c') + end;
    });
  });
}

/** From here on documents come without a channel: the page has to ask for it. */
export async function withoutInlinedChannel(page: Page): Promise<void> {
  await changeDocuments(page, (html) => html.replace(INLINED, ''));
}

async function changeDocuments(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !/^\/(releases|channels|rest|auth|_)/.test(url.pathname) && !url.pathname.includes('.'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: change(await answer.text()) });
    },
  );
}
