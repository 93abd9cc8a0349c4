import { vi } from 'vitest';
import type { SliceProps } from './contract/lifecycles.ts';

const Providers = () => null;

/** What a shell gives to a slice; the container is in the document. */
export function sliceProps(slice: string): SliceProps {
  const container = document.createElement('div');
  document.body.append(container);
  const site = {
    Providers,
    navigate: vi.fn(),
    prefetch: vi.fn(),
    pageReady: vi.fn(),
    reportError: vi.fn(),
  };
  return { container, slice, version: '1.0.0-aaaaaaaaaaaa', site };
}
