import { onlineManager } from '@tanstack/react-query';
import { Box } from '@veto/shared-ui/box';
import { useLanguage } from '@veto/slice-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HEADER_HEIGHT } from './header-height.ts';
import { useLateModule } from './use-late-module.ts';

const watch = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();
/** While there is a network: few visitors are ever told. */
const loadWords = () => import(/* webpackChunkName: "offline-words" */ './offline-words.tsx');

/** Whether the latest answer came from what the browser has kept: there is a connection, and nobody answers. */
function useRecalled(): boolean {
  const [recalled, setRecalled] = useState(false);
  useEffect(() => {
    const hear = (event: Event) => setRecalled(event instanceof CustomEvent && event.detail === true);
    addEventListener('veto:recalled', hear);
    return () => removeEventListener('veto:recalled', hear);
  }, []);
  return recalled;
}

/**
 * Says above every page that there is no connection, or no answer, for as long as that is so, of which day the page
 * is, and where help for an emergency is. The region is always there: assistive technology announces what comes into it.
 */
export function OfflineNote() {
  const online = useSyncExternalStore(watch, isOnline, () => true);
  const recalled = useRecalled();
  const language = useLanguage();
  const late = useLateModule(loadWords);
  return (
    <Box
      role="status"
      lang={language}
      position="sticky"
      top={HEADER_HEIGHT}
      zIndex="docked"
      _print={{ display: 'none' }}
    >
      {(!online || recalled) && late && <late.OfflineWords online={online} />}
    </Box>
  );
}
