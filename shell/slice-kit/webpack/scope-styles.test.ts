import { describe, expect, it } from 'vitest';
import { scopeStyles } from './scope-styles.ts';

const scope = (source: string) => scopeStyles(source, { slice: 'mf-hotel', file: 'hotel.css', minify: true });

describe('a style sheet of a slice', () => {
  it.each([
    ['body { top: 0 }', ['body']],
    [':root, html.dark { top: 0 }', [':root', 'html.dark']],
    ['*, ::before { top: 0 }', ['*', ':before']],
    ['body::after { top: 0 }', ['body:after']],
    ['header a:hover { top: 0 }', ['header a:hover']],
    ['h1 { & b { top: 0 } }', ['h1 b']],
    ['@media print { p { top: 0 } }', ['p']],
    [':is(header, footer) { top: 0 }', [':is(header,footer)']],
  ])('names the wide selectors of %s', (source, wide) => expect(scope(source).wide).toEqual(wide));

  it.each([
    '.card { top: 0 }',
    '.dark .card h1 { top: 0 }',
    '#card > * { top: 0 }',
    '[data-x] { & p { top: 0 } }',
    '@page { margin: 0 }',
  ])('has nothing wide in %s', (source) => expect(scope(source).wide).toEqual([]));

  it('keeps names of frames and layers to itself', () => {
    const { css } = scope(`@layer base { .card { animation: spin 1s; grid-area: spin } }
      @keyframes spin { to { rotate: 1turn } } .other { animation-name: fade }`);
    expect(css).toContain('@layer mf-hotel.base');
    expect(css).toMatch(/@keyframes mf-hotel-spin/);
    expect(css).toMatch(/animation:1s mf-hotel-spin/);
    expect(css).toMatch(/grid-area:spin/);
    expect(css).toMatch(/animation-name:fade/);
  });

  it.each([
    '@layer base { .card { color: var(--ink) } }',
    '@layer base { @property --ink { syntax: "*"; inherits: false } }',
    '@keyframes spin { to { color: color-mix(in srgb, var(--ink) 5%, red) } }',
  ])('reads custom properties in %s', (source) => expect(scope(source).css).toContain('--ink'));

  it('keeps names of frames to itself where custom properties carry them', () => {
    const { css } = scope(`.card { --spin: spin 1s; animation: var(--spin); transition: var(--fade) }
      .other { animation-name: var(--name, spin) } @keyframes spin { to { rotate: 1turn } }`);
    expect(css).toContain('--spin:mf-hotel-spin 1s;animation:var(--spin);transition:var(--fade)');
    expect(css).toContain('animation-name:var(--name,mf-hotel-spin)');
  });

  it('has no nested rules left, which the oldest browsers skip', () => {
    expect(scope('.card { & .name { top: 0 } @media print { left: 0 } }').css).toMatch(
      /^\.card \.name[^&]*@media print\{\.card[^&]*$/,
    );
  });
});
