import { createHash } from 'node:crypto';
import type { Trial } from './faults.ts';
import type { Mistake } from './mistakes.ts';

/** Where the mistakes' own style sheet is, in the release's folder. */
const SHEET = 'drilled.css';

/** The end of an entry that makes the mistake at its moment, and calls `vetoDrilled()` right before. */
function madeBy({ slice, files, entry: { container } }: Trial, { at, code }: Mistake): string {
  return `
;(() => {
  const made = ${container};
  const at = ${JSON.stringify(at)};
  const style = (css) => document.head.appendChild(document.createElement('style')).sheet.insertRule(css);
  const sheet = (css) => {
    const href = '${files}${SHEET}?' + encodeURIComponent(css);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  };
  const strike = (it) => { vetoDrilled(); ${code} };
  const lifecyclesOf = (own) => ({
    ...own,
    [at]: async (props) => {
      if (at === 'unmount') await own[at](props);
      await strike(props);
      if (at !== 'unmount') return own[at](props);
    },
  });
  const breaksRender = (factory) => () => {
    const react = factory();
    const Broken = () => strike();
    const broken = { ...react };
    for (const name of ['createElement', 'jsx', 'jsxs']) if (react[name]) broken[name] = () => react[name](Broken, {});
    return broken;
  };
  const scopeOf = (scope) => {
    if (at !== 'render') return scope;
    const changed = { ...scope };
    for (const key of ['react', 'react/jsx-runtime'])
      changed[key] = Object.fromEntries(Object.entries(scope[key] ?? {}).map(([version, copy]) =>
        [version, { ...copy, get: async () => breaksRender(await copy.get()) }]));
    return changed;
  };
  let container = {
    init: (scope, ...more) => made.init(scopeOf(scope), ...more),
    async get(name) {
      const factory = await made.get(name);
      return () => {
        const module = { ...factory() };
        if (at === 'load') strike(module);
        else if (['bootstrap', 'mount', 'unmount'].includes(at)) module.lifecycles = lifecyclesOf(module.lifecycles);
        return module;
      };
    },
  };
  if (at === 'entry') strike();
  ${container} = container;
  if (at !== 'there' && at !== 'press') return;
  const look = setInterval(() => {
    const place = document.querySelector('[data-slice="${slice}"]:not([hidden])');
    if (!place) return;
    clearInterval(look);
    if (at === 'there') strike(place);
    else place.addEventListener('click', () => strike(place));
    place.dataset.drilled = '';
  }, 20);
})();`;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Paused {
  requestId: string;
  request: { url: string };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/**
 * From the next document on, the release's entry makes the mistake, and all that names its hash names the new one: the site takes the
 * entry for the real one. In the browser, as nothing else may know the preview's address.
 */
export async function changeEntry(trial: Trial, mistake: Mistake): Promise<void> {
  const { page, files, entry } = trial;
  const changed = entry.text + madeBy(trial, mistake);
  const devtools = await page.context().newCDPSession(page);
  const responses = { urlPattern: '*', requestStage: 'Response' } as const;
  const fulfill = (requestId: string, text: string, responseHeaders: Paused['responseHeaders'] = []) =>
    devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: Buffer.from(text).toString('base64'),
    });
  const answer = async ({ requestId, request, responseStatusCode, responseHeaders = [] }: Paused) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === files + SHEET)
      return fulfill(requestId, decodeURIComponent(search.slice(1)), [{ name: 'Content-Type', value: 'text/css' }]);
    if (responseStatusCode !== 200) return devtools.send('Fetch.continueRequest', { requestId });
    const got = await devtools.send('Fetch.getResponseBody', { requestId });
    const text = Buffer.from(got.body, got.base64Encoded ? 'base64' : 'utf8').toString();
    const isEntry = pathname === files + entry.name;
    const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name));
    return fulfill(requestId, isEntry ? changed : text.replaceAll(sha384(entry.text), sha384(changed)), headers);
  };
  devtools.on('Fetch.requestPaused', (paused) => {
    // A page that is closed waits for no answer.
    void answer(paused).catch(() => {});
  });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Fetch.enable', {
    patterns: [
      { ...responses, resourceType: 'Document' },
      { ...responses, urlPattern: '*/channels/*' },
      { ...responses, urlPattern: `*${files}${entry.name}` },
      { urlPattern: `*${files}${SHEET}*` },
    ],
  });
}
