// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useAskOnce } from './index.ts';

const setError = vi.fn();
let asksOnce: ReturnType<typeof useAskOnce<{ weight: string }>> = () => false;

function Form() {
  asksOnce = useAskOnce<{ weight: string }>({ setError });
  return null;
}

test('a question stands at its field once, and the next press goes on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form />));
  expect(asksOnce('weight', null)).toBe(false);
  expect(asksOnce('weight', 'A cat of 45 kg?')).toBe(true);
  expect(setError).toHaveBeenCalledWith(
    'weight',
    { type: 'question', message: 'A cat of 45 kg? If it is right, press again.' },
    { shouldFocus: true },
  );
  expect(asksOnce('weight', 'A cat of 45 kg?')).toBe(false);
  expect(asksOnce('weight', 'A cat of 46 kg?')).toBe(true);
});
