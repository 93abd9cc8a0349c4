import { scopeStyles } from '@veto/slice-kit/scope-styles';
import { expect, test } from '../site/test.ts';

const PAGE = `<header class="card"><h1>Site</h1></header><main>
  <div id="place" data-slice="mf-hotel"><div class="card" id="own"><h1 id="title">Hotel</h1>
    <div id="part" data-slice="mf-owner"><p class="card" id="theirs">Pets</p></div></div></div>
  <div id="page" data-slice="mf-vet"><div id="filled" data-slice="mf-hotel"><b class="card" id="in-part">Rooms</b></div></div>
</main>`;

/** The elements that each sheet of mf-hotel styles. */
const STYLED: Record<string, string[]> = {
  '.card { text-indent: 7px }': ['own', 'in-part'],
  'h1, .none { text-indent: 7px }': ['title'],
  '.dark { & .card { text-indent: 7px } }': ['own', 'in-part'],
  'body { text-indent: 7px }': ['place', 'filled'],
  'html.dark { text-indent: 7px }': ['place', 'filled'],
  '* { text-indent: 7px }': ['place', 'own', 'title', 'filled', 'in-part'],
  'main > div * { text-indent: 7px }': ['own', 'title', 'filled', 'in-part'],
};

test('a style sheet of a slice styles its own places, and neither the site nor parts of others in them', async ({
  page,
}) => {
  const found = await page.evaluate(
    ([html, sheets]) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const shown = frame.contentDocument;
      if (!shown) throw new Error('The frame shows nothing');
      shown.documentElement.className = 'dark';
      shown.head.innerHTML = '<style>* { text-indent: 0 }</style>';
      shown.body.innerHTML = html;
      const style = shown.head.appendChild(shown.createElement('style'));
      return sheets.map((css) => {
        style.textContent = css;
        const elements = [shown.documentElement, ...shown.querySelectorAll<HTMLElement>('body, body *')];
        const styled = elements.filter((each) => frame.contentWindow?.getComputedStyle(each).textIndent === '7px');
        return styled.map(({ id, tagName }) => id || tagName);
      });
    },
    [
      PAGE,
      Object.keys(STYLED).map((css) => scopeStyles(css, { slice: 'mf-hotel', file: 'hotel.css', minify: true }).css),
    ] as const,
  );
  expect(Object.fromEntries(Object.keys(STYLED).map((css, at) => [css, found[at]]))).toEqual(STYLED);
});
