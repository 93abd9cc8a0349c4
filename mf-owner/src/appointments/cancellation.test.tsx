// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Cancellation } from './cancellation.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it.each([
  ['veterinarian', 'Pani doktor jest chora', 'Cancelled by the practice: Pani doktor jest chora', 'pl'],
  ['veterinarian', 'The vet is ill', 'Cancelled by the practice: The vet is ill', 'en'],
  ['owner', null, 'Cancelled by you', undefined],
  [null, null, 'Cancelled', undefined],
] as const)(
  'a visit cancelled by %s for %s says so, the reason in its language',
  async (cancelledBy, cancelReason, text, language) => {
    const place = document.createElement('p');
    await act(async () => createRoot(place).render(<Cancellation visit={{ cancelledBy, cancelReason }} />));
    await vi.waitFor(() => expect(place.querySelector('bdi')?.lang).toBe(language));
    expect(place.textContent).toBe(text);
    expect(place.querySelector('bdi')?.textContent).toBe(cancelReason ?? undefined);
  },
);
