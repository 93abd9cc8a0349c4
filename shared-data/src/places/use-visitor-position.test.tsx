// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisitorPosition, type VisitorPosition } from './use-visitor-position.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let answer: PositionCallback;
let visitor: VisitorPosition;

function Shown() {
  visitor = useVisitorPosition();
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  const getCurrentPosition = (known: PositionCallback) => {
    answer = known;
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  await act(async () => createRoot(document.createElement('div')).render(<Shown />));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('waits 20 s for an answer to the browser’s question, and takes a later one too', async () => {
  await act(async () => visitor.ask());
  await act(async () => vi.advanceTimersByTime(19_999));
  expect(visitor.state).toBe('asking');
  await act(async () => vi.advanceTimersByTime(1));
  expect(visitor.state).toBe('refused');
  const coords = { latitude: 52.2, longitude: 21 } as GeolocationCoordinates;
  await act(async () => answer({ coords } as GeolocationPosition));
  expect(visitor).toMatchObject({ state: 'known', position: { latitude: 52.2, longitude: 21 } });
});
