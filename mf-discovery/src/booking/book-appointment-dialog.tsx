import type { Appointment } from '@veto/shared-data/appointments';
import { pathWithSlot } from '@veto/shared-data/booking';
import { useSession } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import type { Slot } from '@veto/shared-data/schedule';
import { doctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { CloseButton } from '@veto/shared-ui/close-button';
import { Dialog } from '@veto/shared-ui/dialog';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Portal } from '@veto/shared-ui/portal';
import { BookingForm } from './booking-form.tsx';

interface BookAppointmentDialogProps {
  veterinarian: Pick<VeterinarianProfile, 'id' | 'name' | 'petTypes'>;
  open: boolean;
  /** The time that the visitor chose on the profile. */
  slot: Slot | null;
  /** Another time is chosen in the dialog. */
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onClose(): void;
  /** What has the focus after the dialog; null: what had it before. */
  finalFocus(): HTMLElement | null;
}

/** What was typed is kept until the tab is closed, also by Escape and a reload; a booking clears it. */
export default function BookAppointmentDialog(props: BookAppointmentDialogProps) {
  const { open, onClose, finalFocus, ...form } = props;
  const { veterinarian, slot } = form;
  const { state, userId } = useSession();
  if (state === 'veterinarian') return null;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      // The form of a closed dialog stays mounted.
      lazyMount
      unmountOnExit={false}
      finalFocusEl={finalFocus}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header display="block">
              <Dialog.Title>Book an Appointment</Dialog.Title>
              <Dialog.Description>with {doctorName(veterinarian.name)}</Dialog.Description>
            </Dialog.Header>
            {state === 'signed-out' ? (
              <SignedOut next={pathWithSlot(`/veterinarian/${veterinarian.id}`, slot)} />
            ) : (
              <BookingForm key={userId} {...form} onClose={onClose} />
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function SignedOut({ next }: { next: string }) {
  return (
    <Dialog.Body>
      <EmptyState
        headingLevel="h3"
        illustration="locked"
        title={ERRORS.authenticationRequired.title}
        description={ERRORS.authenticationRequired.description}
      >
        <LinkButton href={`/login?next=${encodeURIComponent(next)}`}>Sign in</LinkButton>
      </EmptyState>
    </Dialog.Body>
  );
}
