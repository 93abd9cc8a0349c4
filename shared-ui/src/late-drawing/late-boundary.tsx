import { Component, type ReactNode } from 'react';

interface LateBoundaryProps {
  /** In the place of a part whose code did not arrive. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the page where the code of one of its late parts does not arrive. Every other error is the release's, which the shell
 * then replaces.
 */
export class LateBoundary extends Component<LateBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isMissingFile(error)) return this.props.fallback;
    throw error;
  }
}

/** webpack's error for a chunk that did not arrive. */
const isMissingFile = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';
