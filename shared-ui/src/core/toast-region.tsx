import { Icon } from '@chakra-ui/react/icon';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import {
  createToaster,
  ToastActionTrigger,
  ToastCloseTrigger,
  ToastDescription,
  ToastRoot,
  Toaster as ToastStack,
  ToastTitle,
} from '@chakra-ui/react/toast';
import { type Language, useLanguage, useSay } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';
import { Check, CircleAlert, Clock, Info } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { placeToasts, watchDialogs } from './toast-surroundings.ts';
import { connectToastRegion, type PendingToast, type ToastOptions } from './toaster.ts';

const store = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  offsets: { top: '12px', left: '12px', right: 'var(--toast-right)', bottom: 'var(--toast-bottom)' },
});

/** 6 s, longer for many words (about 200 a minute); what has failed stays until it is closed. */
function timeOnScreen({ title, description = '', type }: PendingToast): number {
  const words = `${title} ${description}`.split(/\s+/).length;
  return type === 'error' ? Number.POSITIVE_INFINITY : Math.max(6000, 2000 + words * 400);
}

let stopWatching = () => {};

const region = {
  // One at a time: the latest is what the visitor has just done.
  create: (toast: PendingToast) => {
    const { durationMs = timeOnScreen(toast), type = 'info', reference, lang, onClose, ...rest } = toast;
    region.dismiss();
    placeToasts();
    const stop = new AbortController();
    const stopDialogs = watchDialogs({
      onOpen: () => store.remove(toast.id),
      onClose: placeToasts,
      onMove: placeToasts,
    });
    stopWatching = () => {
      stop.abort();
      stopDialogs();
    };
    // What failed is over once a form is sent again.
    if (type === 'error') addEventListener('submit', () => region.dismiss(), { capture: true, signal: stop.signal });
    store.create({
      ...rest,
      type,
      duration: durationMs,
      closable: true,
      onStatusChange: ({ src }) => src === 'keyboard' && onClose?.(),
      meta: { reference, lang, onClose },
    });
  },
  dismiss: (id?: string) => {
    store.remove(id);
    stopWatching();
  },
};

/** Chakra's stack begins to listen a microtask after its layout effects: a toast created before that would be lost. */
function connectOnceListening() {
  let disconnect = () => {};
  let left = false;
  queueMicrotask(() => {
    if (!left) disconnect = connectToastRegion(region);
  });
  addEventListener('resize', placeToasts);
  return () => {
    left = true;
    removeEventListener('resize', placeToasts);
    stopWatching();
    disconnect();
  };
}

/** What a toast means: done; asked for, as a cancellation is; somebody has to answer; failed. */
const MARKS = {
  success: { icon: Check, color: 'ok' },
  info: { icon: Info, color: 'ink' },
  warning: { icon: Clock, color: 'warn' },
  error: { icon: CircleAlert, color: 'danger' },
} as const satisfies Record<NonNullable<ToastOptions['type']>, unknown>;

/** What Chakra calls its parts in English. */
const NAMES: Record<Translated, { region: string; close: string }> = {
  pl: { region: 'Powiadomienia (alt+T)', close: 'Zamknij' },
  uk: { region: 'Сповіщення (alt+T)', close: 'Закрити' },
};
const nameOfClose = (language: Language) => (language === 'en' ? {} : { 'aria-label': NAMES[language].close });

const isMarked = (type: string): type is keyof typeof MARKS => type in MARKS;

export default function ToastRegion() {
  useEffect(connectOnceListening, []);
  const language = useLanguage();
  const say: (text: string) => string = useSay();
  // Whoever signs in goes on in the language of the account, where the toast that greets them is read.
  const inWords = (words: ReactNode) => (typeof words === 'string' ? say(words) : words);
  // An open dialog hides all but live regions right in the body from assistive technology.
  return createPortal(
    <ToastStack
      toaster={store}
      insetInline={{ mdDown: '3' }}
      {...(language !== 'en' && { 'aria-label': NAMES[language].region })}
    >
      {(toast) => (
        <ToastRoot
          width={{ base: 'full', md: '440px' }}
          role={toast.type === 'error' ? 'alert' : 'status'}
          lang={toast.meta?.lang}
        >
          <Mark type={toast.type ?? 'info'} />
          <Stack gap="0.5" flex="1" maxWidth="100%">
            {toast.title && <ToastTitle>{inWords(toast.title)}</ToastTitle>}
            {toast.description && <ToastDescription>{inWords(toast.description)}</ToastDescription>}
            {toast.meta?.reference && (
              <Text as="small" textStyle="xs" color="fg.muted" wordBreak="break-all">
                {say('Reference')}: {toast.meta.reference}
              </Text>
            )}
          </Stack>
          {toast.action && <ToastActionTrigger>{toast.action.label}</ToastActionTrigger>}
          <ToastCloseTrigger onClick={toast.meta?.onClose} {...nameOfClose(toast.meta?.lang ?? language)} />
        </ToastRoot>
      )}
    </ToastStack>,
    document.body,
  );
}

function Mark({ type }: { type: string }) {
  const { icon, color } = MARKS[isMarked(type) ? type : 'info'];
  return <Icon as={icon} boxSize="5" mt="0.5" color={color} aria-hidden />;
}
