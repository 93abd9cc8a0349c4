// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { refuseSteps } from './refuse-steps.ts';

/** Whose file is in the stack, by the error that was made in a call. */
let running: Owner | undefined;
const callers = new WeakMap<Error, Owner>();
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: (here: Error) => callers.get(here) }));
const RealError = Error;
vi.stubGlobal(
  'Error',
  class extends RealError {
    constructor(message?: string) {
      super(message);
      if (running) callers.set(this, running);
    }
  },
);

function as<Result>(owner: Owner | undefined, act: () => Result): Result {
  running = owner;
  const result = act();
  running = undefined;
  return result;
}

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const write = vi.fn();
const open = vi.fn();
Object.assign(Document.prototype, { write, open });
const [keep, onFrame, onSlice, onOther] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const header = document.body.appendChild(document.createElement('header'));
const putBy = refuseSteps({ builtIns: { keep }, frame: [document.body, header], onFrame, onSlice, onOther });
const kept = keep.mock.calls.map(([of, , name]) => `${of}.${name}`);

beforeEach(() => {
  vi.clearAllMocks();
  running = undefined;
  for (const another of document.querySelectorAll('head ~ head')) another.remove();
  document.head.innerHTML = '<title>Pets</title><meta name="description">';
});

/** Cookies, ranges and calls by the document itself are of real browsers: `slice drill` plays them. */
it('keeps a slice from writing the document anew, and no add-on', () => {
  const { prototype } = Document;
  running = PETS;
  prototype.write.call(document, '<p>Gone</p>');
  expect(Reflect.apply(prototype.open, document, [])).toBe(document);
  expect([write.mock.calls, open.mock.calls]).toEqual([[], []]);
  expect(onSlice.mock.calls).toEqual([
    [PETS, new Error('document.write')],
    [PETS, new Error('document.open')],
  ]);
  prototype.write.call(Object.create(document), '<p>Of another document</p>');
  running = undefined;
  prototype.write.call(document, '<p>Mine</p>');
  expect(write.mock.calls).toEqual([['<p>Of another document</p>'], ['<p>Mine</p>']]);
});

const TEXT = '<meta http-equiv="Content-Security-Policy" content="connect-src \'none\'">';
const title = () => document.head.querySelector('title') as HTMLTitleElement;
const description = () => document.head.querySelector('[name="description"]') as HTMLMetaElement;

function made(): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = TEXT;
  return template;
}
const policy = () => made().content.firstElementChild as Element;
const attribute = (value: string) => Object.assign(document.createAttribute('http-equiv'), { value });
const withPolicy = (element: Element) => {
  element.append(policy());
  return element;
};

const WAYS: Record<string, () => void> = {
  'into the head': () => document.head.append(policy()),
  'by the method of all nodes': () => Node.prototype.appendChild.call(document.head, policy()),
  'in a fragment': () => document.head.prepend(made().content),
  'before what is there': () => document.head.insertBefore(policy(), title()),
  'beside the title': () => title().after(policy()),
  'beside a text': () => (title().firstChild as Text).before(policy()),
  'in the place of the title': () => title().replaceWith(policy()),
  'in the place of a child': () => document.head.replaceChild(policy(), title()),
  'in the place of all': () => document.head.replaceChildren(policy()),
  'as an element at its side': () => title().insertAdjacentElement('afterend', policy()),
  'with a head of its own': () => document.documentElement.append(withPolicy(document.createElement('head'))),
  'as text': () => document.head.insertAdjacentHTML('beforeend', TEXT),
  'as text beside the title': () => title().insertAdjacentHTML('afterend', TEXT),
  'in the text of the head': () => {
    document.head.innerHTML += TEXT;
  },
  'in the text of the title': () => {
    title().outerHTML = TEXT;
  },
  'by its name': () => {
    description().httpEquiv = 'Content-Security-Policy';
  },
  'by its attribute': () => description().setAttribute('http-equiv', 'content-security-policy'),
  'as a node of an attribute': () => description().setAttributeNode(attribute('Content-Security-Policy')),
  'as a named item': () => description().attributes.setNamedItem(attribute('Content-Security-Policy')),
  'by the value of its attribute': () => {
    const own = attribute('x');
    description().setAttributeNode(own);
    own.value = 'Content-Security-Policy';
  },
};

it.each(Object.entries(WAYS))('keeps a policy out of the head that comes %s, whoever puts it', (_how, put) => {
  for (const by of [PETS, undefined]) {
    running = by;
    document.head.innerHTML = '<title>Pets</title><meta name="description">';
    put();
    expect(document.querySelectorAll('head meta[http-equiv="Content-Security-Policy" i]')).toHaveLength(0);
  }
  expect(onSlice).toHaveBeenCalledExactlyOnceWith(PETS, new Error('put a policy'));
  expect(onOther).toHaveBeenCalledExactlyOnceWith('put a policy');
});

it('lets all else into the head, and anything anywhere else', () => {
  running = PETS;
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme" content="plum">');
  title().after(document.createElement('link'));
  description().content = 'The words content-security-policy';
  document.body.append(policy());
  expect(document.head.innerHTML).toBe(
    '<title>Pets</title><link><meta name="description" content="The words content-security-policy"><meta name="theme" content="plum">',
  );
  expect(document.body.lastElementChild?.outerHTML).toBe(TEXT);
  expect(onSlice).not.toHaveBeenCalled();
});

it('has the guarded methods kept, so that whoever replaces them is put right', () => {
  for (const name of ['Document.prototype.open', 'Node.prototype.appendChild', 'Element.prototype.innerHTML'])
    expect(kept).toContain(name);
});

it('says that a slice put a <style> into the head, whoever puts another one before it', () => {
  const [own, other] = [document.createElement('style'), document.createElement('style')];
  as(PETS, () => title().after(own));
  as(undefined, () => document.head.insertBefore(other, own));
  expect([putBy(own), putBy(other)]).toEqual([PETS, undefined]);
});

it('lets the page take its elements away where an add-on has changed what arrays do', () => {
  const script = document.createElement('script');
  document.head.append(script);
  vi.spyOn(Array.prototype, 'filter').mockReturnValue(undefined as never);
  expect(document.head.removeChild(script)).toBe(script);
  vi.restoreAllMocks();
});

it('says which slice wrote a sheet that a script has made', () => {
  const [own, other] = [new CSSStyleSheet(), new CSSStyleSheet()];
  as(PETS, () => own.replaceSync('b { color: red }'));
  as(undefined, () => other.insertRule('b { color: red }'));
  expect([putBy(own), putBy(other)]).toEqual([PETS, undefined]);
});

it('says which slice put an element over the page', () => {
  const [own, other] = ['div', 'div'].map((tag) => document.createElement(tag));
  if (!own || !other) throw new RealError('no elements');
  const within = own.appendChild(document.createElement('b'));
  as(PETS, () => document.body.append(own));
  as(undefined, () => document.body.append(other));
  expect([putBy(within), putBy(other), putBy(title())]).toEqual([PETS, undefined, undefined]);
});

it.each<[string, () => void]>([
  ['remove', () => header.remove()],
  ['replaceWith', () => header.replaceWith('')],
  ['removeChild', () => document.body.removeChild(header)],
  ['the method of all nodes', () => Node.prototype.removeChild.call(document.body, header)],
  ['replaceChildren', () => document.body.replaceChildren()],
  [
    'innerHTML',
    () => {
      document.body.innerHTML = '';
    },
  ],
  [
    'textContent',
    () => {
      document.body.textContent = '';
    },
  ],
])('tells of an element of the frame that goes by %s', (_how, take) => {
  document.body.append(header);
  onFrame.mockClear();
  take();
  expect(header.parentNode).toBeNull();
  expect(onFrame).toHaveBeenCalledWith(expect.any(Node), expect.any(Error));
});
