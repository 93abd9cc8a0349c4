import { Box } from '@veto/shared-ui/box';
import { Button, CloseButton } from '@veto/shared-ui/button';
import { Drawer } from '@veto/shared-ui/drawer';
import { Flex } from '@veto/shared-ui/flex';
import { Portal } from '@veto/shared-ui/portal';
import { type FormEventHandler, type ReactNode, useRef } from 'react';

export interface FormSheetProps {
  title: string;
  /** Under the title: whom and when it is about. */
  subtitle?: ReactNode;
  /** Beside the title: a species' tag. */
  picture?: ReactNode;
  submitLabel: string;
  /** The label while the answer is on its way: 'Saving...'. */
  submittingLabel: string;
  submitting: boolean;
  /** The only other way out, a plain button at the left of the foot. */
  otherWay?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Escape, and the cross. What was typed is its owner's to keep. */
  onClose: () => void;
  children: ReactNode;
}

/** A form that comes in over the page: from the right, on narrow windows from below. A press beside it does not close it. */
export function FormSheet(props: FormSheetProps) {
  const { title, subtitle, picture, submitLabel, submittingLabel, submitting, otherWay, onSubmit, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      open
      onOpenChange={() => onClose()}
      closeOnInteractOutside={false}
      closeOnEscape={!submitting}
      placement={{ lgDown: 'bottom', lg: 'end' }}
      initialFocusEl={() => firstEmptyField(body.current)}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            bg="canvas"
            maxW={{ base: 'full', lg: '568px' }}
            maxH={{ base: '92dvh', lg: '100dvh' }}
            roundedTop={{ base: '1.5rem', lg: '0' }}
            roundedStart={{ lg: 'tile' }}
            overflow="hidden"
          >
            {/* The sheet lays out head, body and foot itself: the form takes no box. */}
            <Box asChild display="contents">
              <form onSubmit={onSubmit} noValidate>
                <Drawer.Header alignItems="center" gap="4" px={{ base: '4', lg: '7' }} pe="16" flexShrink="0">
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
                  {picture}
                  <Box minW="0">
                    <Drawer.Title textStyle="h3">{title}</Drawer.Title>
                    {subtitle && <Drawer.Description textStyle="small">{subtitle}</Drawer.Description>}
                  </Box>
                </Drawer.Header>
                <Drawer.Body ref={body} px={{ base: '4', lg: '7' }} pb="6">
                  {props.children}
                </Drawer.Body>
                <Flex
                  as="footer"
                  bg="surface"
                  borderTopWidth="1px"
                  borderColor="line"
                  px={{ base: '4', lg: '7' }}
                  py="4"
                  gap="3"
                  wrap="wrap"
                  align="center"
                  justify="space-between"
                >
                  {otherWay}
                  <Button type="submit" ms="auto" loading={submitting} loadingText={submittingLabel}>
                    {submitLabel}
                  </Button>
                </Flex>
              </form>
            </Box>
            <Drawer.CloseTrigger asChild top="4" insetEnd={{ base: '3', lg: '5' }}>
              <CloseButton aria-label="Close" disabled={submitting} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Where to go on writing; null, for the dialog's own choice, where all is filled in. */
function firstEmptyField(body: HTMLElement | null): HTMLElement | null {
  const fields = body?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...fields].find(({ value }) => value === '') ?? null;
}
