import { onlineManager } from '@tanstack/react-query';
import { Box } from '@veto/shared-ui/box';
import { Container } from '@veto/shared-ui/container';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { HEADER_HEIGHT } from './header-height.ts';

const watch = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/**
 * Says above every page that there is no connection, for as long as there is none. The region is always there: assistive
 * technology announces what comes into it.
 */
export function OfflineNote() {
  const online = useSyncExternalStore(watch, isOnline, () => true);
  return (
    <Box role="status" lang="en" position="sticky" top={HEADER_HEIGHT} zIndex="docked">
      {!online && (
        <Box bg="warn.bg" color="warn" textStyle="small" fontWeight="semibold">
          <Container
            maxW="7xl"
            px={{ base: '4', md: '6', lg: '10' }}
            py="2.5"
            display="flex"
            gap="3"
            alignItems="center"
          >
            <CloudOff aria-hidden size={20} />
            You are offline. You see what was loaded last; changes can be made once you are connected.
          </Container>
        </Box>
      )}
    </Box>
  );
}
