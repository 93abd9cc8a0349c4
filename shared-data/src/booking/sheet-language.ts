import { type DateInWords, SLOTS_24H, type SlotFormat, ticketDate } from '../calendar/index.ts';
import { ERRORS, type Message } from '../errors/index.ts';
import type { Slot } from '../schedule/index.ts';
import { TRIAGE_QUESTIONS, type TriageQuestion } from '../symptoms/index.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import {
  estimateText,
  minutesText,
  type UsualPrice,
  type VisitType,
  visitTypeOption,
  visitTypeText,
} from '../visit-types/index.ts';
import { BOOKING_PET_TYPES } from '../vocabulary/index.ts';
import { type BookingFieldMessages, ENGLISH_FIELD_MESSAGES } from './booking.schema.ts';
import { type BookingRefusal, refusalSentence, refusalToast } from './booking-refusal.ts';
import { untreatedWords } from './untreated-words.ts';
import type { ReasonLabels } from './visit-reason.ts';

/** How a booking sheet says what the data are: all but the words that always stand there. */
export interface SheetLanguage {
  pages: { signIn: string; register: string };
  reasons: ReasonLabels;
  fieldMessages: BookingFieldMessages;
  petTypes: readonly { value: string; label: string }[];
  questions: readonly { id: TriageQuestion; text: string }[];
  slots: SlotFormat;
  ticketDate(slot: Slot): DateInWords;
  doctor(name: string): string;
  specialty(stored: string): string;
  /** A kind of visit in one line, and as one to choose. */
  type(type: VisitType): string;
  typeOption(type: VisitType): ReturnType<typeof visitTypeOption>;
  estimate(type: VisitType, usual?: UsualPrice | null): string;
  /** Why nothing was booked: in the form, and as a toast. */
  refusal(refusal: BookingRefusal): string;
  refusalToast(refusal: BookingRefusal): Message;
  /** Asks before an animal is booked that the vet does not treat. */
  untreated(vet: { name: string; petTypes: readonly string[] }, petType: string): ReturnType<typeof untreatedWords>;
  /** Why a visitor has to sign in who pressed a button for owners. */
  signInFirst: Message;
  sessionEnded: Message;
  /** The visit is booked, and the answers of its safety check were not sent. */
  unsent: Message;
}

export const ENGLISH_SHEET: SheetLanguage = {
  pages: { signIn: '/login', register: '/register' },
  reasons: {
    vaccination: 'Vaccination',
    'check-up': 'Check-up',
    skin: 'Skin',
    teeth: 'Teeth',
    limping: 'Limping',
  },
  fieldMessages: ENGLISH_FIELD_MESSAGES,
  petTypes: BOOKING_PET_TYPES.map((value) => ({ value, label: value })),
  questions: TRIAGE_QUESTIONS,
  slots: SLOTS_24H,
  ticketDate,
  doctor: doctorName,
  specialty: (stored) => stored,
  type: (type) => visitTypeText(type, minutesText, 'en'),
  typeOption: visitTypeOption,
  estimate: estimateText,
  refusal: refusalSentence,
  refusalToast,
  untreated: untreatedWords,
  signInFirst: ERRORS.loginRequired,
  sessionEnded: ERRORS.authenticationRequired,
  unsent: ERRORS.sendSymptoms,
};
