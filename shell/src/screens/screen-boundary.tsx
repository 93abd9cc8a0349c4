import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { isFailedChunk } from '../federation/failed-chunk.ts';
import { takeOver } from '../painted-page/take-over.ts';
import { TroublePage } from './trouble-card.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** The shell that runs; a chunk of it that is gone opens the page afresh, once. */
  shellVersion: string | undefined;
}

function Broken() {
  return (
    <TroublePage
      sentence="This page could not be shown. The rest of the site works as usual."
      action="Reload the page"
      onAction={() => location.reload()}
    />
  );
}

/** Keeps a failure within one of the shell's own screens away from header, footer and slices. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // Once the card is there.
    queueMicrotask(takeOver);
    console.error('A screen of the shell failed', error);
    if (isFailedChunk(error)) reloadOnce(`screen of shell ${this.props.shellVersion}`);
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}
