import { Icon } from '@chakra-ui/react/icon';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import {
  createToaster,
  ToastActionTrigger,
  ToastCloseTrigger,
  ToastDescription,
  ToastIndicator,
  ToastRoot,
  Toaster as ToastStack,
  ToastTitle,
} from '@chakra-ui/react/toast';
import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { referenceWord } from '../error-state/request-reference.ts';
import { connectToastRegion, type PendingToast } from './toaster.ts';

// At the top: the buttons that finish a dialog are at its bottom, and an error must not cover the way to try again.
const store = createToaster({ placement: 'top', pauseOnPageIdle: true, max: 4 });

/** About 200 words a minute, with time to notice it first; a failure gets longer. */
function readingTimeMs({ title, description = '', type }: PendingToast): number {
  const words = `${title} ${description}`.split(/\s+/).length;
  return Math.max(type === 'error' ? 8000 : 5000, 2000 + words * 400);
}

const region = {
  create: (toast: PendingToast) => {
    const { durationMs = readingTimeMs(toast), type = 'info', reference, ...rest } = toast;
    store.create({ ...rest, type, duration: durationMs, closable: true, meta: { reference } });
  },
  dismiss: (id?: string) => store.dismiss(id),
};

/** Chakra's stack begins to listen a microtask after its layout effects: a toast created before that would be lost. */
function connectOnceListening() {
  let disconnect = () => {};
  let left = false;
  queueMicrotask(() => {
    if (!left) disconnect = connectToastRegion(region);
  });
  return () => {
    left = true;
    disconnect();
  };
}

export default function ToastRegion() {
  useEffect(connectOnceListening, []);
  return (
    <ToastStack toaster={store} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <ToastRoot width={{ base: 'full', md: 'sm' }} role={toast.type === 'error' ? 'alert' : 'status'}>
          {toast.type === 'info' ? <InfoMark /> : <ToastIndicator />}
          <Stack gap="1" flex="1" maxWidth="100%">
            {toast.title && <ToastTitle>{toast.title}</ToastTitle>}
            {toast.description && <ToastDescription>{toast.description}</ToastDescription>}
            {toast.meta?.reference && (
              <Text as="small" textStyle="xs" color="fg.muted" wordBreak="break-all">
                {referenceWord()}: {toast.meta.reference}
              </Text>
            )}
          </Stack>
          {toast.action && <ToastActionTrigger>{toast.action.label}</ToastActionTrigger>}
          <ToastCloseTrigger />
        </ToastRoot>
      )}
    </ToastStack>
  );
}

/** Chakra draws a mark for every type but this. */
function InfoMark() {
  return (
    <Icon boxSize="5" mt="0.5" color="fg.info">
      <Info aria-hidden />
    </Icon>
  );
}
