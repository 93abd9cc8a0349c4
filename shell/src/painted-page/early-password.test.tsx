// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitPage } from './take-over.ts';

/** As the gate's card is made: the field is the state's, which is read when it is sent. */
function Card({ onSend }: { onSend(password: string): void }) {
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(password);
      }}
    >
      <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <button type="submit">Access Site</button>
    </form>
  );
}

let root: Root;
const pressed: HTMLElement[] = [];
const sent = vi.fn();
/** The only one of its kind in the document. */
const only = <Found extends HTMLElement>(selector: string) => {
  const [found, ...more] = document.querySelectorAll<Found>(selector);
  if (!found || more.length > 0) throw new Error(`not one ${selector}`);
  return found;
};

beforeEach(() => {
  sent.mockReset();
  pressed.length = 0;
  document.documentElement.dataset.shownFirst = 'gate';
  document.body.innerHTML = `<div id="veto"></div>
    <div id="first-paint"><form><input type="password"><button type="submit">Access Site</button></form></div>`;
  globalThis.vetoFirstPaint = { pressed, isHeld: () => false, stop: () => {} };
  root = createRoot(only('#veto'));
  awaitPage();
});
afterEach(() => root.unmount());

test('a password typed before the gate can do anything is in its field, with focus and caret', async () => {
  const typed = only<HTMLInputElement>('input');
  typed.focus();
  typed.value = 'vet';
  typed.setSelectionRange(1, 2);
  root.render(<Card onSend={sent} />);
  await vi.waitFor(() => expect(only('input')).not.toBe(typed));
  const field = only<HTMLInputElement>('#veto input');
  expect(field.value).toBe('vet');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  expect(sent).not.toHaveBeenCalled();
});

test('a password that is sent, too, is sent whole', async () => {
  only<HTMLInputElement>('input').value = 'veto';
  pressed.push(only('form'));
  root.render(<Card onSend={sent} />);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('veto'));
});
