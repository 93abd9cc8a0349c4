import { Box } from '@chakra-ui/react/box';
import { CloseButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { scrollIntoSheet } from './scroll-into-sheet.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { keepVisiblePart } from './visible-part.ts';

/** What a sheet takes from the page that opens it. */
export interface SheetOnPage {
  /** The language of its words. */
  lang?: string;
  /** Called for Escape, Android's Back and the cross; whoever opened the sheet keeps what was typed. */
  onClose: () => void;
}

export interface SheetProps extends SheetOnPage {
  title: string;
  /** Under the title: whom and when it is about. */
  subtitle?: ReactNode;
  /** Before the title: a species' tag. */
  picture?: ReactNode;
  /** The name of the cross. */
  closeLabel: string;
  /** While the form is on its way, neither Escape nor the cross closes it. */
  busy?: boolean;
  /** A `SheetForm`, or what stands in its place. */
  children: ReactNode;
}

const EDGE = { base: '4', lg: '7' };

/** What comes in over the page, from the right, on narrow windows from below. A press beside it does not close it. */
export function Sheet(props: SheetProps) {
  const { title, subtitle, picture, closeLabel, lang, busy = false, onClose, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const focus = useReturnedFocus(() => whereToGoOn(content.current));
  useCloseRequest(!busy, onClose);
  return (
    <Drawer.Root
      open
      onOpenChange={() => onClose()}
      closeOnInteractOutside={false}
      closeOnEscape={!busy}
      placement={{ lgDown: 'bottom', lg: 'end' }}
      {...focus}
    >
      <Portal>
        <Drawer.Backdrop />
        {/* Ends where an on-screen keyboard begins. */}
        <Drawer.Positioner ref={keepVisiblePart} pb={{ base: 'var(--covered-height, 0px)', lg: '0' }}>
          <Drawer.Content
            ref={content}
            lang={lang}
            onFocus={scrollIntoSheet}
            bg="canvas"
            maxW={{ base: 'full', lg: '35.5rem' }}
            maxH={{ base: 'calc(var(--visible-height, 100dvh) * 0.92)', lg: '100dvh' }}
            roundedTop={{ base: '1.5rem', lg: '0' }}
            roundedStart={{ lg: 'tile' }}
          >
            <Drawer.Header alignItems="center" gap="4" px={EDGE} pe="16" flexShrink="0">
              <Handle />
              {picture}
              <Box minW="0">
                <Drawer.Title textStyle="h3" fontSize={{ lg: '1.625rem' }}>
                  {title}
                </Drawer.Title>
                {subtitle && <Drawer.Description textStyle="small">{subtitle}</Drawer.Description>}
              </Box>
            </Drawer.Header>
            {children}
            <Drawer.CloseTrigger asChild top="4" insetEnd={{ base: '3', lg: '5' }}>
              <CloseButton aria-label={closeLabel} disabled={busy} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

export interface SheetFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Does not scroll, and stands above an on-screen keyboard. */
  foot: ReactNode;
  /**
   * Mark what is still to be filled in, or where writing begins, with `data-missing`: the first of them has the focus, else
   * the foot's first action.
   */
  children: ReactNode;
}

/** The form of a sheet: a body that scrolls, and a foot that does not. It takes the focus also when it arrives later. */
export function SheetForm({ onSubmit, foot, children }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const sheet = form.current?.closest('[role="dialog"]');
    if (sheet?.contains(document.activeElement)) whereToGoOn(form.current)?.focus();
  }, []);
  return (
    // The sheet lays out head, body and foot itself: the form takes no box.
    <Box asChild display="contents">
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Drawer.Body px={EDGE} pt="1" pb="6" minH="0">
          {children}
        </Drawer.Body>
        <Box
          as="footer"
          bg="surface"
          borderTopWidth="1px"
          borderColor="line"
          px={EDGE}
          pt="4"
          pb="max({spacing.4}, env(safe-area-inset-bottom))"
          flexShrink="0"
        >
          {foot}
        </Box>
      </form>
    </Box>
  );
}

/** The first field that is still to be filled in, else the foot's first action. */
function whereToGoOn(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-missing]') ?? within?.querySelector('footer :is(button, a)') ?? null;
}

function Handle() {
  return (
    <Box
      hideFrom="lg"
      aria-hidden
      position="absolute"
      top="2"
      insetX="0"
      mx="auto"
      w="40px"
      h="4px"
      rounded="full"
      bg="line.control"
    />
  );
}
