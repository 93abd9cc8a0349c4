import { describe, expect, test } from 'vitest';
import { fixedMarkup } from './fixed-markup.ts';

test('ids, and what points at them, are its own', () => {
  const { html } = fixedMarkup(
    '<label for="a">A</label><input id="a" aria-describedby="b c"><a href="#main">x</a><a href="/help#a">y</a>' +
      '<svg><linearGradient id="g"></linearGradient><rect fill="url(#g)"></rect></svg>',
  );
  expect(html).toBe(
    '<label for="first-a">A</label><input id="first-a" aria-describedby="first-b first-c"><a href="#first-main">x</a>' +
      '<a href="/help#a">y</a><svg><linearGradient id="first-g"></linearGradient><rect fill="url(#first-g)"></rect></svg>',
  );
});

test('a style attribute becomes a class of its own', () => {
  const { html, rules } = fixedMarkup(
    '<div class="veto-1" style="--font:&quot;A&quot;;width:1px">style="no"</div><i style="width:2px"></i>',
  );
  const [first, second] = [...html.matchAll(/veto-at-[0-9a-f]{8}/g)].map(([name]) => name);
  expect(html).toBe(`<div class="${first} veto-1">style="no"</div><i class="${second}"></i>`);
  expect(rules).toBe(`.${first}.${first}{--font:"A";width:1px}.${second}.${second}{width:2px}`);
});

test('nothing takes the focus, and no mark of React is left', () => {
  expect(fixedMarkup('<!--$--><input autofocus="" type="text"/>a<!-- -->b<!--/$-->').html).toBe(
    '<input type="text"/>ab',
  );
});

describe('a style that reaches beyond its rule is left out', () => {
  test.each([
    'width:1px}body{display:none',
    'width:1px;}</style><script>x()</script>',
    'background:url(',
    'background:url(a")"b)',
    'background:url("a")b)',
    'font-family:"A',
    "font-family:'A",
    'width:1px/*',
    'width:1px\\',
    'content:"\\"}body{"',
    'grid-area:[a',
    'width:(])',
  ])('%s', (style) => {
    const attribute = style
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    expect(fixedMarkup(`<b style="${attribute}">x</b>`)).toEqual({ html: '<b>x</b>', rules: '' });
  });

  test.each([
    'width:calc((1px + 2px) * 3)',
    `background:url("/a.png")`,
    `font-family:"A B",'C'`,
    'grid-area:[a] 1 / [b]',
  ])('%s stays', (style) => {
    const attribute = style.replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
    expect(fixedMarkup(`<b style="${attribute}">x</b>`).rules).toContain(`{${style}}`);
  });
});
