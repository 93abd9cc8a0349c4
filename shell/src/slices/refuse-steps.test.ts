// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { refuseSteps } from './refuse-steps.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

/** Cookies are of real browsers: `slice drill` plays them. */
it('keeps a slice from writing the document anew, and no add-on', () => {
  const write = vi.spyOn(document, 'write').mockImplementation(() => {});
  const open = vi.spyOn(document, 'open').mockReturnValue(document as never);
  const onSlice = vi.fn();
  refuseSteps(onSlice, vi.fn());
  running = PETS;
  document.write('<p>Gone</p>');
  document.open();
  expect([write.mock.calls, open.mock.calls]).toEqual([[], []]);
  expect(onSlice.mock.calls).toEqual([
    [PETS, new Error('document.write')],
    [PETS, new Error('document.open')],
  ]);
  running = undefined;
  document.write('<p>Mine</p>');
  expect(write).toHaveBeenCalledExactlyOnceWith('<p>Mine</p>');
});

const TEXT = '<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">';
const policies = () => document.head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]').length;

function policyNode(): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = TEXT;
  return template;
}

it.each<[string, (refuse: (node: unknown) => void) => void]>([
  ['as text', () => document.head.insertAdjacentHTML('beforeend', TEXT)],
  [
    'in the text of the head',
    () => {
      document.head.innerHTML += TEXT;
    },
  ],
  [
    'as an element',
    (refuse) => {
      const policy = policyNode().content.firstElementChild as Element;
      refuse(policy);
      document.head.append(policy);
    },
  ],
  [
    'in a fragment',
    (refuse) => {
      const { content } = policyNode();
      refuse(content);
      document.head.append(content);
    },
  ],
])('keeps a policy out of the head that comes %s, whoever puts it, and blames a slice only', (_how, put) => {
  const [onSlice, onOther] = [vi.fn(), vi.fn()];
  const refuse = refuseSteps(onSlice, onOther);
  for (const by of [PETS, undefined]) {
    running = by;
    put(refuse);
  }
  expect(policies()).toBe(0);
  expect(onSlice).toHaveBeenCalledExactlyOnceWith(PETS, new Error('a policy'));
  expect(onOther).toHaveBeenCalledExactlyOnceWith('put a policy');
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme" content="plum">');
  expect(document.head.querySelector('meta[name="theme"]')).not.toBeNull();
  document.head.replaceChildren();
});
