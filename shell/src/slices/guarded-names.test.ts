// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { guardNames } from './guarded-names.ts';

it('takes off the names that would hide what the document has, whenever they come, and leaves all others', async () => {
  document.body.innerHTML = '<form name="createElement"></form>';
  const taken: string[] = [];
  guardNames((element, property) => taken.push(`${element.tagName} ${property}`));
  expect(taken).toEqual(['FORM document.createElement']);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<p><img id="body" name="portrait" alt=""><img id="links" alt=""><object id="querySelector"></object><form name="search"><input name="title"></form>
    <form id="title" name="visit"></form></p>`,
  );
  await vi.waitFor(() => expect(taken).toHaveLength(3));
  expect(taken.slice(1)).toEqual(['IMG document.body', 'OBJECT document.querySelector']);
  document.querySelector('form[name="visit"]')?.setAttribute('name', 'addEventListener');
  await vi.waitFor(() => expect(taken).toHaveLength(4));
  expect(taken[3]).toBe('FORM document.addEventListener');
  expect([...document.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))).toEqual([
    'portrait',
    'search',
    'title',
  ]);
  for (const id of ['title', 'links']) expect(document.getElementById(id)).not.toBeNull();
});
