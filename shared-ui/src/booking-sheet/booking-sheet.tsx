import { Drawer } from '@chakra-ui/react/drawer';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { type FormEventHandler, type ReactNode, Suspense } from 'react';
import { BookingQuestion, type BookingQuestionProps } from '../booking-question/booking-question.tsx';
import { BookingRefusal, type BookingRefusalProps } from '../booking-refusal/booking-refusal.tsx';
import type { PetOfChips } from '../pet-chips/pet-chips.tsx';
import { Sheet, SheetForm, type SheetOnPage } from '../sheet/sheet.tsx';
import { SymptomQuestions, type SymptomQuestionsProps } from '../symptom-questions/symptom-questions.tsx';
import { VisitTypes, type VisitTypesProps } from '../visit-types/visit-types.tsx';
import { SafetyCheck } from './safety-check.tsx';
import { SheetFoot, type SheetFootProps } from './sheet-foot.tsx';
import { SheetPet, type SheetPetProps } from './sheet-pet.tsx';
import { SheetReason, type SheetReasonProps } from './sheet-reason.tsx';
import { SheetTicket, type SheetTicketProps } from './sheet-ticket.tsx';
import { SheetTimes, type SheetTimesProps } from './sheet-times.tsx';
import { type BookingSheetWords, ENGLISH_WORDS } from './words.ts';

export interface BookingSheetProps<Pet extends PetOfChips, Reason extends string, Question extends string> {
  ticket: SheetTicketProps;
  times: SheetTimesProps;
  pet: SheetPetProps<Pet>;
  reason: SheetReasonProps<Reason>;
  /** What can be booked, where there is a choice. */
  visitType?: Omit<VisitTypesProps, 'label'> | undefined;
  safety: Omit<SymptomQuestionsProps<Question>, 'words'>;
  /**
   * Why a booking was refused, and a question in its way. In the form: what lies outside an open sheet is hidden from screen
   * readers, toasts included.
   */
  refusal?: Omit<BookingRefusalProps, 'nearestLabel' | 'format'> | null;
  question?: BookingQuestionProps | null;
  /** The fields of somebody who books without an account; their code may come later. */
  guest?: ReactNode;
  foot: SheetFootProps;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** English unless said otherwise. */
  words?: BookingSheetWords | undefined;
}

/** A booking in one sheet, within a `Sheet`: ticket, times, pet, reason, visit type and safety check, and one button that stays in sight. */
export function BookingSheet<Pet extends PetOfChips, Reason extends string, Question extends string>(
  props: BookingSheetProps<Pet, Reason, Question>,
) {
  const { ticket, times, pet, reason, visitType, safety, refusal, question, guest, foot, onSubmit } = props;
  const { words = ENGLISH_WORDS } = props;
  return (
    <SheetForm onSubmit={onSubmit} foot={<SheetFoot foot={foot} words={words} />}>
      <Stack gap="5">
        <SheetTicket {...ticket} />
        <SheetTimes {...times} words={words.times} />
        {refusal && <BookingRefusal {...refusal} nearestLabel={words.nearest} format={times.format} />}
        {question && <BookingQuestion {...question} />}
        <SheetPet {...pet} words={words.pet} />
        <SheetReason {...reason} labels={words.reason} />
        {visitType && <VisitTypes {...visitType} label={words.visitType} />}
        {guest && <Suspense fallback={<Skeleton h="10rem" rounded="control" />}>{guest}</Suspense>}
        <SafetyCheck label={words.safety}>
          <SymptomQuestions {...safety} words={words.questions} />
        </SafetyCheck>
      </Stack>
    </SheetForm>
  );
}

interface BookingSheetFrameProps extends SheetOnPage {
  /** English unless said otherwise. */
  words?: BookingSheetWords | undefined;
  /** A `BookingSheet`; null while it is on its way. */
  children: ReactNode;
}

/** Around a `BookingSheet`: what comes in over the page, with the title and the way to close it. */
export function BookingSheetFrame({ words = ENGLISH_WORDS, children, ...sheet }: BookingSheetFrameProps) {
  return (
    <Sheet title={words.title} closeLabel={words.close} {...sheet}>
      {children ?? <BookingSheetSkeleton />}
    </Sheet>
  );
}

/** In its place while the owner's pets are on their way. */
function BookingSheetSkeleton() {
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
