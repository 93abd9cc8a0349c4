import { Drawer } from '@chakra-ui/react/drawer';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import type { FormEventHandler, ReactNode } from 'react';
import { SheetForm } from '../sheet/sheet.tsx';
import { VisitTypes, type VisitTypesProps } from '../visit-types/visit-types.tsx';
import { SafetyCheck } from './safety-check.tsx';
import { SheetFoot, type SheetFootProps } from './sheet-foot.tsx';
import { SheetPet, type SheetPetProps } from './sheet-pet.tsx';
import { SheetReason, type SheetReasonProps } from './sheet-reason.tsx';
import { SheetTicket, type SheetTicketProps } from './sheet-ticket.tsx';
import { SheetTimes, type SheetTimesProps } from './sheet-times.tsx';
import type { BookingSheetWords } from './words.ts';

interface SheetAnimal {
  id: string;
  name: string;
  type: string;
}

export interface BookingSheetProps<Pet extends SheetAnimal, Reason extends string> {
  ticket: SheetTicketProps;
  times: SheetTimesProps;
  pet: SheetPetProps<Pet>;
  reason: SheetReasonProps<Reason>;
  /** What can be booked, where there is a choice. */
  visitType?: Omit<VisitTypesProps, 'label'> | undefined;
  /** The questions of the safety check. */
  safety: ReactNode;
  /** Why a booking was refused, and a question in its way: below what they are about. */
  answer?: ReactNode;
  /** The fields of somebody who books without an account. */
  guest?: ReactNode;
  foot: SheetFootProps;
  onSubmit: FormEventHandler<HTMLFormElement>;
  words: BookingSheetWords;
}

/** A booking in one sheet, within a `Sheet`: ticket, times, pet, reason, visit type and safety check, and one button that stays in sight. */
export function BookingSheet<Pet extends SheetAnimal, Reason extends string>(props: BookingSheetProps<Pet, Reason>) {
  const { ticket, times, pet, reason, visitType, safety, answer, guest, foot, onSubmit, words } = props;
  return (
    <SheetForm onSubmit={onSubmit} foot={<SheetFoot foot={foot} words={words} />}>
      <Stack gap="5">
        <SheetTicket {...ticket} />
        <SheetTimes {...times} words={words.times} />
        {answer}
        <SheetPet {...pet} words={words.pet} />
        <SheetReason {...reason} labels={words.reason} />
        {visitType && <VisitTypes {...visitType} label={words.visitType} />}
        {guest}
        <SafetyCheck label={words.safety}>{safety}</SafetyCheck>
      </Stack>
    </SheetForm>
  );
}

/** In its place while the owner's pets are on their way. */
export function BookingSheetSkeleton() {
  return (
    <Drawer.Body px={{ base: '4', lg: '7' }} aria-busy>
      <Stack gap="5">
        <Skeleton h="10rem" rounded="ticket" />
        <Skeleton h="11" rounded="slot" />
        <Skeleton h="14" rounded="control" />
        <Skeleton h="10rem" rounded="control" />
      </Stack>
    </Drawer.Body>
  );
}
