// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createBuiltInsBoundary } from './built-ins-boundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { map } = Array.prototype;
const putBack = vi.fn(() => {
  Array.prototype.map = map;
});
const Boundary = createBuiltInsBoundary(putBack);
const Words = ({ words }: { words: string[] }) => words.map((word) => <b key={word}>{word}</b>);

const onUncaughtError = vi.fn();
let element: HTMLElement;
let render: (words: string[]) => Promise<void>;

beforeEach(async () => {
  vi.clearAllMocks();
  element = document.createElement('div');
  const root = createRoot(element, { onUncaughtError, onRecoverableError: () => {} });
  render = (words) =>
    act(async () =>
      root.render(
        <Boundary>
          <input />
          <Words words={words} />
        </Boundary>,
      ),
    );
  await render(['one']);
});

it('renders once more when a built-in has been put back, and loses nothing', async () => {
  const input = element.querySelector('input');
  Array.prototype.map = () => {
    throw new Error('no map');
  };
  await render(['one', 'two']);
  expect(element.textContent).toBe('onetwo');
  expect(element.querySelector('input')).toBe(input);
  expect(putBack).toHaveBeenCalled();
  expect(onUncaughtError).not.toHaveBeenCalled();
});

it('leaves to the root what throws again', async () => {
  const words = Object.assign(['one'], {
    map() {
      throw new Error('never');
    },
  });
  // `act` rejects with what the root was given.
  await expect(render(words)).rejects.toThrow('never');
  expect(element.textContent).toBe('');
});
