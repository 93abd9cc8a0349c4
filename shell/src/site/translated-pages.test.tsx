// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TranslatedPages } from './translated-pages.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const onUncaughtError = vi.fn();
const onMountedAgain = vi.fn();
let root: Root;

const notFound = () => new DOMException("Failed to execute 'removeChild' on 'Node'", 'NotFoundError');

function Page({ fail }: { fail: () => void }) {
  const [name, setName] = useState('');
  const [presses, setPresses] = useState(0);
  if (presses === 1) fail();
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea name="reason" />
      <button type="button" onClick={() => setPresses(1)}>
        Use my position
      </button>
    </form>
  );
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
async function write(name: string, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field(name)), 'value')?.set?.call(field(name), text);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function open(fail: () => void): Promise<void> {
  await act(async () =>
    root.render(
      <TranslatedPages onMountedAgain={onMountedAgain}>
        <Page fail={fail} />
      </TranslatedPages>,
    ),
  );
  await write('name', 'Olga');
  await write('reason', 'Itchy ears');
}

const press = () =>
  act(async () => {
    document.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<main id="main"></main>';
  root = createRoot(document.getElementById('main') as HTMLElement, { onUncaughtError, onCaughtError: () => {} });
});
afterEach(() => act(async () => root.unmount()));

it('is mounted again, with what was written, where a translator has taken nodes from React', async () => {
  await open(() => {
    throw notFound();
  });
  await press();
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect([field('name').value, field('reason').value]).toEqual(['Olga', 'Itchy ears']);
  expect(onMountedAgain).toHaveBeenCalledOnce();
  await write('name', 'Olga K.');
  expect(field('name').value).toBe('Olga K.');
  expect(onUncaughtError).not.toHaveBeenCalled();
});

it('leaves any other error to the root', async () => {
  await open(() => {
    throw new TypeError('its own');
  });
  await expect(press()).rejects.toThrow('its own');
  expect(onMountedAgain).not.toHaveBeenCalled();
});
