import type { ReactNode } from 'react';
import { PanelWordsContext } from './panel-words.ts';
import { UKRAINIAN_PANEL } from './ukrainian-panel.ts';

/** The panel below speaks Ukrainian. */
export default function UkrainianPanelWords({ children }: { children: ReactNode }) {
  return <PanelWordsContext value={UKRAINIAN_PANEL}>{children}</PanelWordsContext>;
}
