import { expect, test } from 'vitest';
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
