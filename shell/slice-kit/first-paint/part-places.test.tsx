import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SiteApi } from '../src/contract/index.ts';
import { SitePart, SiteProvider } from '../src/index.ts';
import { fixedMarkup } from './fixed-markup.ts';
import { fillPlaces, placesIn } from './part-places.ts';

const slot = (veterinarian: string) => (
  <SitePart name="vet.profile.contact" veterinarian={veterinarian} fallback={<b>{veterinarian}…</b>} />
);
const page = fixedMarkup(
  renderToStaticMarkup(
    <SiteProvider site={{} as SiteApi}>
      {slot('"O\'Hara" <b> & $&')}
      <hr />
      {slot('v2')}
    </SiteProvider>,
  ),
).html;

describe('the slots of a page that was rendered', () => {
  it('are found in order, with their props', () => {
    expect(placesIn(page)).toEqual([
      { name: 'vet.profile.contact', props: { veterinarian: '"O\'Hara" <b> & $&' } },
      { name: 'vet.profile.contact', props: { veterinarian: 'v2' } },
    ]);
  });

  it('take their parts, or keep their fallbacks', () => {
    const filled = fillPlaces(page, [undefined, '<p>$& $1</p>']);
    expect(filled).toBe(
      '<div data-slot="vet.profile.contact"><b>&quot;O&#x27;Hara&quot; &lt;b&gt; &amp; $&amp;…</b></div><hr/>' +
        '<div data-slot="vet.profile.contact"><div data-painted-part="ready"><p>$& $1</p></div></div>',
    );
  });
});
